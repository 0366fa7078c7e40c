/** Mutants of a source file: copies of it with one small fault each, which a test should notice. */
import { createHash } from 'node:crypto';
import ts from 'typescript';
import { type Change, isBroken, operators } from './operators.ts';

export type Mutant = {
  /** Identifies the same fault after edits elsewhere in the file. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
};

/** The operators that apply inside a Zod schema: the others would change types more than behaviour. */
const inSchemas = new Set(['number', 'boolean']);

export function mutantsOf(file: string, text: string): Mutant[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const seen = new Map<string, number>();
  const add = ({ operator, node, after }: Change, within: string): void => {
    const { start, end } = 'kind' in node ? { start: node.getStart(), end: node.end } : node;
    const before = text.slice(start, end);
    const key = JSON.stringify([file, operator, within, before, after]);
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const id = createHash('sha256').update(`${key}${nth}`).digest('hex').slice(0, 12);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ id, file, line, operator, before, after, start, end });
  };
  const visit = (node: ts.Node, within: string, isSchema: boolean): void => {
    if (isLeftAlone(node)) return;
    const inside = nameOf(node) ?? within;
    const isInSchema = isSchema || isSchemaCall(node);
    for (const change of operators.flatMap((operator) => operator(node))) {
      if (!isInSchema || inSchemas.has(change.operator)) add(change, inside);
    }
    ts.forEachChild(node, (child) => visit(child, inside, isInSchema));
  };
  visit(tree, '', false);
  return mutants;
}

export function mutated(text: string, { start, end, after }: Mutant): string {
  return `${text.slice(0, start)}${after}${text.slice(end)}`;
}

/** Types and imports do nothing at run time, and the message of a broken invariant is not behaviour. */
function isLeftAlone(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    isBroken(node) ||
    (ts.isExpressionStatement(node) && isBroken(node.expression))
  );
}

function isSchemaCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^z\s*\./.test(node.getText());
}

function nameOf(node: ts.Node): string | undefined {
  const isNamed = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node);
  return isNamed ? node.name?.getText() : undefined;
}
