/** Turns a file of English texts into one of another language, with every text marked and all plural forms. */
import ts from 'typescript';
import { MARK, nameOf } from './marks.ts';

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** The plural forms of a language, by CLDR: `one` and `other` in German. */
export function pluralForms(code: string): string[] {
  return new Intl.PluralRules(code).resolvedOptions().pluralCategories.toSorted(byNumber);
}

const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
const byNumber = (a: string, b: string): number => order.indexOf(a) - order.indexOf(b);

export function markedCatalogue(english: string, code: string): string {
  const tree = ts.createSourceFile('texts.ts', english, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isPlural(node)) {
      edits.push({ start: node.getStart(tree), end: node.end, text: markedPlural(node, code) });
      return;
    }
    if (isText(node) && ts.isPropertyAssignment(node.parent) && node.parent.initializer === node)
      edits.push({ start: node.getStart(tree) + 1, end: node.getStart(tree) + 1, text: `${MARK} ` });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const marked = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), english);
  return marked.replace(/^\/\*\* English /, `/** ${nameOf(code)} `);
}

function isText(node: ts.Node): node is ts.StringLiteralLike {
  return ts.isStringLiteralLike(node);
}

function textsOf(node: ts.ObjectLiteralExpression): Map<string, ts.StringLiteralLike> {
  const texts = node.properties.flatMap((property): [string, ts.StringLiteralLike][] =>
    ts.isPropertyAssignment(property) && isText(property.initializer)
      ? [[property.name.getText(), property.initializer]]
      : [],
  );
  return new Map(texts);
}

function isPlural(node: ts.ObjectLiteralExpression): boolean {
  return textsOf(node).has('other');
}

/** A form that English lacks repeats `other`. Every form has all parameters except `n`, as the types want. */
function markedPlural(node: ts.ObjectLiteralExpression, code: string): string {
  const texts = textsOf(node);
  const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const names = new Set([...texts.values()].flatMap(({ text }) => namesIn(text)).filter((name) => name !== 'n'));
  const forms = pluralForms(code).map((form) => {
    const { text } = (texts.get(form) ?? texts.get('other')) as ts.StringLiteralLike;
    const absent = [...names].filter((name) => !namesIn(text).includes(name)).map((name) => ` {${name}}`);
    return `    ${form}: ${JSON.stringify(`${MARK} ${text}${absent.join('')}`)},`;
  });
  return ['{', ...forms, '  }'].join('\n');
}
