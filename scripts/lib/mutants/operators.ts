/** Mutation operators: each takes one syntax node and lists the small faults it can put there. */
import ts from 'typescript';

export type Change = {
  readonly operator: string;
  /** What is replaced: a node, or the text between two positions. */
  readonly node: ts.Node | { readonly start: number; readonly end: number };
  readonly after: string;
};

type Operator = (node: ts.Node) => readonly Change[];

const swaps = new Map<ts.SyntaxKind, { operator: string; to: string }>([
  [ts.SyntaxKind.LessThanToken, { operator: 'boundary', to: '<=' }],
  [ts.SyntaxKind.LessThanEqualsToken, { operator: 'boundary', to: '<' }],
  [ts.SyntaxKind.GreaterThanToken, { operator: 'boundary', to: '>=' }],
  [ts.SyntaxKind.GreaterThanEqualsToken, { operator: 'boundary', to: '>' }],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, { operator: 'equality', to: '!==' }],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, { operator: 'equality', to: '===' }],
  [ts.SyntaxKind.AmpersandAmpersandToken, { operator: 'logic', to: '||' }],
  [ts.SyntaxKind.BarBarToken, { operator: 'logic', to: '&&' }],
  [ts.SyntaxKind.PlusToken, { operator: 'arithmetic', to: '-' }],
  [ts.SyntaxKind.MinusToken, { operator: 'arithmetic', to: '+' }],
  [ts.SyntaxKind.AsteriskToken, { operator: 'arithmetic', to: '/' }],
  [ts.SyntaxKind.SlashToken, { operator: 'arithmetic', to: '*' }],
  [ts.SyntaxKind.PercentToken, { operator: 'arithmetic', to: '*' }],
  [ts.SyntaxKind.PlusEqualsToken, { operator: 'arithmetic', to: '-=' }],
  [ts.SyntaxKind.MinusEqualsToken, { operator: 'arithmetic', to: '+=' }],
]);

const otherMethod: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Calls that can be left out: the receiver has the same type as the result. */
const leaveOut = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'normalize']);

const swapOperator: Operator = (node) => {
  if (!ts.isBinaryExpression(node)) return [];
  const swap = swaps.get(node.operatorToken.kind);
  if (!swap) return [];
  const after = `${operandOf(node.left)} ${swap.to} ${operandOf(node.right)}`;
  return [{ operator: swap.operator, node, after: ts.isBinaryExpression(node.parent) ? `(${after})` : after }];
};

const dropFallback: Operator = (node) => {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return [];
  // This fallback only satisfies the compiler: the value is never missing.
  if (isBroken(node.right)) return [];
  return [node.left, node.right].map((side) => ({ operator: 'fallback', node, after: `(${side.getText()})` }));
};

const negateCondition: Operator = (node) => {
  const condition = ts.isIfStatement(node)
    ? node.expression
    : ts.isConditionalExpression(node)
      ? node.condition
      : undefined;
  // Another operator already negates these.
  if (!condition || isEquality(condition) || isNot(condition)) return [];
  return [{ operator: 'condition', node: condition, after: `!(${condition.getText()})` }];
};

const dropNot: Operator = (node) => {
  if (!isNot(node) || isNot(node.parent) || isNot(node.operand)) return [];
  return [{ operator: 'negation', node, after: node.operand.getText() }];
};

const otherLiteral: Operator = (node) => {
  if (ts.isNumericLiteral(node) && !isName(node)) {
    return [{ operator: 'number', node, after: `${Number(node.text) + 1}` }];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ operator: 'boolean', node, after: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ operator: 'boolean', node, after: 'true' }];
  return [];
};

/** Replaces a returned code with another one of the same file: do the tests check the code? */
const otherCode: Operator = (node) => {
  if (!ts.isStringLiteral(node) || !isAnswered(node)) return [];
  const codes: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isStringLiteral(each) && isAnswered(each)) codes.push(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node.getSourceFile());
  const others = [...new Set(codes)].sort();
  const other = others[(others.indexOf(node.text) + 1) % others.length];
  return other === undefined || other === node.text ? [] : [{ operator: 'code', node, after: `'${other}'` }];
};

const dropStatement: Operator = (node) => {
  if (!ts.isExpressionStatement(node) || !ts.isBlock(node.parent)) return [];
  const { expression } = node;
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression;
  const isAssignment = ts.isBinaryExpression(called) && isAssigning(called.operatorToken.kind);
  const isStep = ts.isPostfixUnaryExpression(called) || ts.isPrefixUnaryExpression(called);
  const isDropped = isAssignment || isStep || ts.isCallExpression(called) || ts.isDeleteExpression(called);
  return isDropped ? [{ operator: 'statement', node, after: ';' }] : [];
};

const dropElement: Operator = (node) => {
  // A constant list is mostly there for its type.
  if (!ts.isArrayLiteralExpression(node) || isConst(node) || isAssigned(node)) return [];
  return node.elements.map((element) => without(node.elements, element, 'element'));
};

/** Only `...(x && { … })`: without any other property, hardly anything compiles. */
const dropSpread: Operator = (node) => {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter((each) => ts.isSpreadAssignment(each) && ts.isParenthesizedExpression(each.expression))
    .map((each) => without(node.properties, each, 'spread'));
};

const otherCall: Operator = (node) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: subject, name } = node.expression;
  if (leaveOut.has(name.text)) return [{ operator: 'method', node, after: subject.getText() }];
  const other = otherMethod[name.text];
  return other ? [{ operator: 'method', node: name, after: other }] : [];
};

export const operators: readonly Operator[] = [
  swapOperator,
  dropFallback,
  negateCondition,
  dropNot,
  otherLiteral,
  otherCode,
  dropStatement,
  dropElement,
  dropSpread,
  otherCall,
];

/** In parentheses where an operator next to it could split it. */
function operandOf(node: ts.Expression): string {
  return ts.isBinaryExpression(node) ? `(${node.getText()})` : node.getText();
}

/** Removes one node from a list, with one of its commas. */
function without(list: readonly ts.Node[], dropped: ts.Node, operator: string): Change {
  const index = list.indexOf(dropped);
  const start = dropped.getStart();
  const next = list[index + 1];
  if (next) return { operator, node: { start, end: next.getStart() }, after: '' };
  return { operator, node: { start: list[index - 1]?.end ?? start, end: dropped.end }, after: '' };
}

/** `broken(…)`: an invariant that never breaks. */
export function isBroken(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === 'broken';
}

function isAssigning(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

/** Returned, passed to `refuse`, or the `code` of an object; also as a branch of a conditional. */
function isAnswered(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isAnswered(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isAnswered(parent);
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && parent.name.getText() === 'code';
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'refuse';
  return ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
}

function isEquality(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && swaps.get(node.operatorToken.kind)?.operator === 'equality';
}

function isNot(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken;
}

function isName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

function isConst(node: ts.Node): boolean {
  return ts.isAsExpression(node.parent) && node.parent.type.getText() === 'const';
}

/** `[a, b] = …` destructures; it makes no list. */
function isAssigned(node: ts.Node): boolean {
  return ts.isBinaryExpression(node.parent) && node.parent.left === node;
}
