/** Reads the imports of a source file and the globals it uses, each with its line. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type Import = { readonly specifier: string; readonly line: number };
export type Touch = { readonly name: string; readonly line: number };
export type Source = { readonly imports: readonly Import[]; readonly touches: readonly Touch[] };

/** Globals that bring in time, randomness or the machine. */
const impure = new Set([
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'process',
  'crypto',
  'fetch',
  'globalThis',
]);

export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(
    file,
    file.endsWith('.svelte') ? scriptsOf(text) : text,
    ts.ScriptTarget.Latest,
    true,
  );
  const imports: Import[] = [];
  const touches: Touch[] = [];
  const lineOf = (node: ts.Node): number => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
  const visit = (node: ts.Node): void => {
    const specifier = importedBy(node);
    if (specifier) imports.push({ specifier: specifier.text, line: lineOf(specifier) });
    const name = touchedBy(node);
    if (name) touches.push({ name, line: lineOf(node) });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  if (file.endsWith('.svelte')) imports.push(...importsInMarkup(text));
  return { imports, touches };
}

function importedBy(node: ts.Node): ts.StringLiteralLike | undefined {
  let from: ts.Node | undefined;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) from = node.moduleSpecifier;
  else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) from = node.argument.literal;
  else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) from = node.arguments[0];
  return from && ts.isStringLiteralLike(from) ? from : undefined;
}

function touchedBy(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random') return 'Math.random';
  if (!ts.isIdentifier(node) || !impure.has(node.text)) return undefined;
  const { parent } = node;
  const isJustAName =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) &&
      parent.name === node);
  return isJustAName ? undefined : node.text;
}

/** What the markup of a Svelte file loads: `{#await import('./Dialog.svelte') …}`. */
function importsInMarkup(text: string): Import[] {
  const markup = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, blank);
  return [...markup.matchAll(/\bimport\('([^']+)'\)/g)].map(({ 1: specifier = '', index }) => ({
    specifier,
    line: markup.slice(0, index).split('\n').length,
  }));
}

/** The scripts of a Svelte file at their original lines: everything around them becomes blank. */
function scriptsOf(text: string): string {
  let out = '';
  let end = 0;
  for (const match of text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = match.index + (match[1] ?? '').length;
    out += blank(text.slice(end, start)) + match[2];
    end = start + (match[2] ?? '').length;
  }
  return out;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
