import type { Message } from "./component-value.ts";
import type { Signature } from "./signatures.ts";
import type { SignedRequest } from "./signed-request.ts";

/**
 * The requests that may have been signed: one for each host that their sender may have written. Caches ask with GET for what
 * was asked with HEAD, some programs sign a method as they spell it ("get"), and DuckDuckBot signs an empty path for "/".
 */
export function messagesOf({ components }: Signature, request: SignedRequest): readonly Message[] {
  const { method, target, authorities } = request;
  const covers = (name: string): boolean => components.some((component) => component.name === name);
  const sent = method === "GET" ? ["GET", "HEAD"] : [method];
  const methods = covers("@method") ? [...sent, ...sent.map((one) => one.toLowerCase())] : [method];
  const isRoot = target !== undefined && /^\/?(?:\?|$)/.test(target);
  const emptyPaths = isRoot && covers("@path") ? [false, true] : [false];

  const hosts = authorities.flatMap(spellingsOf);
  return methods.flatMap((one) =>
    hosts.flatMap((authority) =>
      emptyPaths.map((isPathEmpty) => ({
        method: one,
        target,
        isPathEmpty,
        authority,
        header: (name: string) => headerOf(request, name),
      })),
    ),
  );
}

/** The rule leaves the usual port out; who sends it in the header Host may have signed it as well. */
function spellingsOf(host: string): readonly string[] {
  const authority = host.toLowerCase();
  return authority.endsWith(":443") ? [authority.slice(0, -4), authority] : [authority];
}

/** The headers that are known of a request. */
export function headerOf(request: SignedRequest, name: string): string | undefined {
  if (name === "signature-agent") return request.signatureAgent;
  if (name === "signature-input") return request.signatureInput;
  return name === "signature" ? request.signature : undefined;
}
