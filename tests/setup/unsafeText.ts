import { type ESTree, parseSync, Visitor } from 'vite';
import { textOf } from './projectFiles';

type Node = ESTree.Node;

/** What returns or holds a text, by its name. */
const textCalls = /^(?:translate|text|errorReason|counted|countOf|textOf|describe|String|format[A-Z]\w*)$/;
const textNames =
  /^(?:text|label|name|title|message|error|reason|file|says|value|word|why|heading|method|path|status)$/;

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return node.type === 'ChainExpression' ? nameOf(node.expression) : '';
}

/** Whether an expression can be a text, as far as its form tells. */
function isText(node: Node): boolean {
  if (node.type === 'JSXText') return node.value.trim() !== '';
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression') return isText(node.expression);
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'BinaryExpression') return node.operator === '+';
  if (node.type === 'CallExpression') return textCalls.test(nameOf(node.callee));
  if (node.type === 'LogicalExpression') return isText(node.right) || (node.operator !== '&&' && isText(node.left));
  if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate);
  return textNames.test(nameOf(node));
}

const inner = (node: Node): Node => (node.type === 'JSXExpressionContainer' ? node.expression : node);

/** Whether it may be there at one time and not at another. */
function isConditional(node: Node): boolean {
  const { type } = inner(node);
  return type === 'LogicalExpression' || type === 'ConditionalExpression';
}

const isConstant = (node: Node) => ['JSXText', 'Literal'].includes(inner(node).type);

/** White space between two lines of the source, and comments, are not rendered. */
function isRendered(node: Node): boolean {
  if (node.type === 'JSXText') return node.value.trim() !== '' || !node.value.includes('\n');
  return inner(node).type !== 'JSXEmptyExpression';
}

const isSpace = (node: Node) => {
  const content = inner(node);
  return (content.type === 'JSXText' || content.type === 'Literal') && String(content.value).trim() === '';
};

/** What is wrong with the children of one element, if anything. */
function faultOf(all: readonly Node[]): string | undefined {
  const children = all.filter(isRendered);
  if (children.length < 2) return undefined;
  if (children.some((child) => isConditional(child) && isText(child))) return 'conditional text beside others';
  const solid = children.filter((child) => !isSpace(child));
  const isNextToText = (child: Node, index: number) => {
    const next = solid[index + 1];
    return next && isText(child) && isText(next) && !(isConstant(child) && isConstant(next));
  };
  if (solid.some(isNextToText)) return 'text next to other text';
  const first = solid.findIndex(isConditional);
  if (first !== -1 && solid.slice(first).some(isText)) return 'text after something conditional';
  return undefined;
}

/**
 * Where a component renders text that a browser's translation breaks: it replaces text nodes by elements, and React then
 * removes, changes or inserts beside a node that is not there any more. Text is safe as the only child of an element.
 */
export function unsafeText(file: string, source = textOf(file)): readonly string[] {
  const faults: string[] = [];
  const report = (at: number, fault: string) =>
    faults.push(`${file}:${source.slice(0, at).split('\n').length} ${fault}`);
  const checkChildren = ({ children, start }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const fault = faultOf(children);
    if (fault) report(start, fault);
    return fault;
  };
  // The names of the functions around a statement, the innermost last.
  const functions: string[] = [];
  const enter = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => void functions.push(node.id?.name ?? '');
  const leave = () => void functions.pop();
  const enterElement = (node: ESTree.JSXElement) => void checkChildren(node);
  const enterFragment = (node: ESTree.JSXFragment) => {
    // It goes with what is around it, but its text goes by itself.
    if (!checkChildren(node) && node.children.some(isText)) report(node.start, 'text in a fragment');
  };
  const enterReturn = ({ argument, start }: ESTree.ReturnStatement) => {
    const isComponent = /^[A-Z]/.test(functions.at(-1) ?? '');
    if (isComponent && argument && isText(argument)) report(start, 'a component that is a text');
  };
  new Visitor({
    ...{ JSXElement: enterElement, JSXFragment: enterFragment, ReturnStatement: enterReturn },
    ...{ FunctionDeclaration: enter, FunctionExpression: enter, ArrowFunctionExpression: enter },
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync(file, source).program);
  return faults;
}
