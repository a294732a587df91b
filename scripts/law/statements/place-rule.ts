import { isNode, nodesWithin, type SourceFile, type SyntaxNode } from "../source-file.ts";
import type { Violation } from "../violation.ts";
import { placeMakers, type StatementException, statementsWithoutPlace } from "./exceptions.ts";

const makers = ["placeOfJob", "placeOfSecret", "placeOfSuperuser"];
/** Where the proof is given: to a member, and to what the platform's three functions make. */
const provers = /^apps\/server\/src\/(platform\/place|features\/workspaces\/members\/require-member)\.ts$/;
const isTest = /\.test(-helper)?\.ts$/;

export interface PlaceExceptions {
  readonly makers: Readonly<Record<string, string>>;
  readonly withoutPlace: readonly StatementException[];
}

export const placeExceptions: PlaceExceptions = {
  makers: placeMakers,
  withoutPlace: statementsWithoutPlace,
};

/**
 * Place rule: whoever uses a workspace's data was shown to belong to it, or is a job of it: a place is made by jobs and by the files on
 * the list, its proof is claimed nowhere else, and statements ask for a place and not for an id that anybody can write.
 */
export function placeRule(files: readonly SourceFile[], exceptions: PlaceExceptions): Violation[] {
  const server = files.filter(({ path }) => path.startsWith("apps/server/src/") && !isTest.test(path));
  return [...madeByOthers(server, exceptions), ...claimed(server), ...askedById(server, exceptions)];
}

function madeByOthers(server: readonly SourceFile[], { makers: listed }: PlaceExceptions): Violation[] {
  const law = "places-are-proven";
  const others = server.filter((file) => makesPlace(file) && !isJob(file)).map(({ path }) => path);
  const breaches = others
    .filter((file) => !(file in listed))
    .map((file) => ({
      law,
      file,
      message: "makes a place, which only jobs may; ask for one, or for a member",
    }));
  const idle = Object.keys(listed)
    .filter((file) => !others.includes(file))
    .map((file) => ({
      law,
      file,
      message: "makes no place any more; take it off the list of those who may",
    }));
  return [...breaches, ...idle];
}

function makesPlace({ path, nodes }: SourceFile): boolean {
  return !provers.test(path) && nodes.some((node) => makers.some((name) => calls(node, name)));
}

/** A file whose main export is a job, or a room's list of jobs. */
function isJob({ path, nodes }: SourceFile): boolean {
  return path.endsWith(".jobs.ts") || nodes.some((node) => calls(node, "job"));
}

function calls({ type, callee }: SyntaxNode, name: string): boolean {
  return type === "CallExpression" && isNode(callee) && callee.value === name;
}

function claimed(server: readonly SourceFile[]): Violation[] {
  const message = "claims a proof that only requireMember() and platform/place.ts give";
  return server
    .filter(({ path }) => !provers.test(path))
    .flatMap(({ path, nodes }) =>
      nodes
        .filter(({ type, typeAnnotation }) => type === "TsAsExpression" && isProven(typeAnnotation))
        .map(() => ({ law: "places-are-proven", file: path, message })),
    );
}

function isProven(type: unknown): boolean {
  return nodesWithin(type).some(({ value }) => /^(Place|Member|Owner)$/.test(String(value)));
}

function askedById(server: readonly SourceFile[], { withoutPlace }: PlaceExceptions): Violation[] {
  const law = "statements-ask-for-a-place";
  const found = server
    .filter(({ path }) => /\.(sql|events)\.ts$/.test(path))
    .flatMap(({ path: file, nodes }) =>
      nodes
        .filter((node) => node.type === "FunctionDeclaration" && asksForId(node))
        .map(({ identifier }) => ({ file, within: isNode(identifier) ? String(identifier.value) : "" })),
    );
  const isListed = (one: { readonly file: string; readonly within: string }): boolean =>
    withoutPlace.some(({ file, within }) => file === one.file && within === one.within);
  const breaches = found
    .filter((one) => !isListed(one))
    .map(({ file, within }) => ({
      law,
      file,
      message: `${within} asks for the id of a workspace and not for a place`,
    }));
  const idle = withoutPlace
    .filter(({ file, within }) => !found.some((one) => one.file === file && one.within === within))
    .map(({ file, within }) => ({
      law,
      file,
      message: `${within} needs no exception any more; take it off the list`,
    }));
  return [...breaches, ...idle];
}

/** As a parameter of its own, or as a field of one that is described in the function's head. */
function asksForId({ params }: SyntaxNode): boolean {
  return nodesWithin(params).some(({ type, value, key, typeAnnotation }) => {
    if (type === "Identifier") return value === "workspaceId" && isString(typeAnnotation);
    return type === "TsPropertySignature" && isNode(key) && key.value === "workspaceId";
  });
}

function isString(annotation: unknown): boolean {
  return nodesWithin(annotation).some(({ type, kind }) => type === "TsKeywordType" && kind === "string");
}
