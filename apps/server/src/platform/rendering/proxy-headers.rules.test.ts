import { expect, test } from "vitest";
import { forwardedHeaders } from "./proxy-headers.rules.ts";

test("keeps what is for the other end, several values of one header too", () => {
  const headers = { accept: "*/*", "set-cookie": ["a=1", "b=2"], missing: undefined };

  expect(forwardedHeaders(headers)).toEqual({ accept: "*/*", "set-cookie": ["a=1", "b=2"] });
});

test.each([
  ["connection"],
  ["keep-alive"],
  ["proxy-authorization"],
  ["proxy-connection"],
  ["proxy-status"],
  ["te"],
  ["trailer"],
  ["transfer-encoding"],
  ["upgrade"],
])("drops %s, which is for neighbours alone", (name) => {
  expect(forwardedHeaders({ [name]: "x", accept: "*/*" })).toEqual({ accept: "*/*" });
});

test("drops what the connection header names, and what the caller writes itself", () => {
  const headers = { connection: "close, X-Hop ,,", "x-hop": "1", "x-end": "2", host: "a.example" };

  expect(forwardedHeaders(headers, ["host"])).toEqual({ "x-end": "2" });
});
