import { apiBase } from "@citelens/contract/base/endpoint";
import { errors } from "@citelens/contract/base/errors";
import { operationOf } from "@citelens/contract/test/samples/operation-of";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { z } from "zod";

type FulfillOptions = NonNullable<Parameters<Route["fulfill"]>[0]>;
type Handler = Parameters<Page["route"]>[1];

const refusal = z.union([
  z.looseObject({ detail: z.string(), code: z.enum(Object.keys(errors)) }),
  // Sentences under fields; where the contract says so, `error` repeats one.
  z.object({ error: z.string().optional() }).catchall(z.array(z.string()).min(1)),
]);

/**
 * Holds whatever a test answers in the server's place against the contract, so that no screen is tested on an answer that
 * the server would not give. What it does not accept is written down in `faults`.
 */
export function checkStubs(context: BrowserContext, faults: string[]): void {
  const check = (target: Page | BrowserContext): void => {
    const register = target.route.bind(target);
    target.route = (url, handler, options) => register(url, checked(handler, faults), options);
  };
  check(context);
  for (const page of context.pages()) check(page);
  context.on("page", check);
}

function checked(handler: Handler, faults: string[]): Handler {
  return (route, request) =>
    handler(new Proxy(route, { get: (_, name) => memberOf(route, name, faults) }), request);
}

function memberOf(route: Route, name: string | symbol, faults: string[]): unknown {
  if (name === "fulfill") {
    return async (answer: FulfillOptions = {}) => {
      faults.push(...faultsOf(route, answer));
      await route.fulfill(answer);
    };
  }
  const member: unknown = Reflect.get(route, name);
  return typeof member === "function" ? member.bind(route) : member;
}

function faultsOf(route: Route, { status, response, json }: FulfillOptions): string[] {
  const method = route.request().method();
  const { pathname } = new URL(route.request().url());
  const name = `${method} ${pathname}`;
  // Files are nobody's contract, and behind a failing server anything may be said.
  if (!pathname.startsWith(apiBase)) return [];
  const answered = status ?? response?.status() ?? 200;
  if (answered >= 500 || json === undefined) return [];

  const { endpoint } = operationOf(method, pathname.slice(apiBase.length)) ?? {};
  if (!endpoint) return [`${name} is no operation of the contract`];
  const schema = answered < 400 ? endpoint.answer : refusal;
  if (!schema) return [`${name} answers without a body`];
  const { error } = schema.safeParse(json);
  return error
    ? [`${name} answered ${answered} with what the contract does not accept: ${z.prettifyError(error)}`]
    : [];
}
