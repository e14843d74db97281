/** Finds what the compiler of Svelte cannot know: plain fields that decide whether a reactive one is read.

Whoever draws with such a getter or method is never drawn anew: as long as the plain field says no, the
reactive one is not read, and nothing tells when the plain one changes.  A finding is a field of a
class with `$state` that is neither reactive, readonly nor a function, is written outside the
constructor, and stands in a condition of a getter or method that returns something, writes nothing
and reads a reactive field of the class.  `// plain: why` behind the field says why it may.
*/
import ts from 'typescript';

const RUNES = ['$state', '$derived'];

export interface Finding {
  line: number;
  field: string;
  reader: string;
}

export function plainFields(source: string): Finding[] {
  const file = ts.createSourceFile('one.ts', source, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node)) found.push(...ofClass(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function ofClass(node: ts.ClassDeclaration, file: ts.SourceFile): Finding[] {
  const fields = node.members.filter(ts.isPropertyDeclaration);
  const reactive = new Set(fields.filter((one) => isRune(one.initializer)).map(nameOf));
  if (reactive.size === 0) return [];
  const members = node.members.filter(
    (one): one is ts.MethodDeclaration | ts.GetAccessorDeclaration =>
      ts.isMethodDeclaration(one) || ts.isGetAccessorDeclaration(one),
  );
  const written = new Set(members.flatMap((one) => writesIn(one)));
  const plain = fields.filter(
    (one) =>
      !reactive.has(nameOf(one)) &&
      written.has(nameOf(one)) &&
      !/\/\/ plain: \S/.test(lineOf(one, file)),
  );
  return plain.flatMap((field) =>
    members
      .filter((reader) => returnsValue(reader) && writesIn(reader).length === 0)
      .filter((reader) => readsOf(reader).some((name) => reactive.has(name)))
      .filter((reader) => conditionsOf(reader).some((one) => readsOf(one).includes(nameOf(field))))
      .map((reader) => ({
        line: file.getLineAndCharacterOfPosition(field.getStart()).line + 1,
        field: nameOf(field),
        reader: nameOf(reader),
      })),
  );
}

const nameOf = (one: ts.ClassElement): string => one.name?.getText() ?? '';

function lineOf(one: ts.Node, file: ts.SourceFile): string {
  return file.text.split('\n')[file.getLineAndCharacterOfPosition(one.getEnd()).line] ?? '';
}

function isRune(value: ts.Expression | undefined): boolean {
  const text = value?.getText() ?? '';
  return RUNES.some(
    (rune) =>
      text.startsWith(`${rune}(`) || text.startsWith(`${rune}.`) || text.startsWith(`${rune}<`),
  );
}

function walk(node: ts.Node, told: (one: ts.Node) => void): void {
  told(node);
  ts.forEachChild(node, (child) => walk(child, told));
}

function ownField(node: ts.Node): string | null {
  if (!ts.isPropertyAccessExpression(node)) return null;
  return node.expression.kind === ts.SyntaxKind.ThisKeyword ? node.name.getText() : null;
}

function readsOf(node: ts.Node): string[] {
  const found: string[] = [];
  walk(node, (one) => {
    const name = ownField(one);
    if (name !== null) found.push(name);
  });
  return found;
}

const assigns = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

function writesIn(node: ts.Node): string[] {
  const found: string[] = [];
  walk(node, (one) => {
    let target: ts.Node | null = null;
    if (ts.isBinaryExpression(one) && assigns(one.operatorToken.kind)) target = one.left;
    if (ts.isPrefixUnaryExpression(one) || ts.isPostfixUnaryExpression(one)) {
      const { operator } = one;
      if (operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken)
        target = one.operand;
    }
    const name = target && ownField(target);
    if (name) found.push(name);
  });
  return found;
}

function conditionsOf(node: ts.Node): ts.Node[] {
  const LOGICAL = [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ];
  const found: ts.Node[] = [];
  walk(node, (one) => {
    if (ts.isConditionalExpression(one)) found.push(one.condition);
    if (ts.isIfStatement(one)) found.push(one.expression);
    if (ts.isBinaryExpression(one) && LOGICAL.includes(one.operatorToken.kind))
      found.push(one.left);
  });
  return found;
}

function returnsValue(node: ts.Node): boolean {
  let found = false;
  walk(node, (one) => {
    if (ts.isReturnStatement(one) && one.expression) found = true;
  });
  return found;
}
