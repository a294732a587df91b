import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { proxySession } from "./proxy-session.ts";

test("cuts every connection at its bound of bytes, and says so", () => {
  const session = proxySession({ pageHost: "site.example", bytesMax: 100 });
  const stream = new PassThrough();
  session.track(stream);

  session.count(100);
  expect(session).toMatchObject({ isFull: false, isOpen: true });
  session.count(1);

  expect(session).toMatchObject({ isFull: true, isOpen: false, bytes: 101 });
  expect(stream.destroyed).toBe(true);
});

test("destroys what comes after its end at once", () => {
  const session = proxySession({ pageHost: "site.example" });
  const stream = new PassThrough();
  const ended: string[] = [];
  session.onClose(() => ended.push("before"));

  session.close();
  session.close();
  session.track(stream);
  session.onClose(() => ended.push("after"));

  expect(stream.destroyed).toBe(true);
  expect(ended).toEqual(["before", "after"]);
});

test("lists each refused target once with how often, and no more than a hundred of them", () => {
  const session = proxySession({ pageHost: "site.example" });

  for (let port = 0; port < 1_000; port++) session.refuse(`10.0.0.1:${port}`, "port");
  session.refuse("10.0.0.1:0", "address");

  expect(session.refused).toHaveLength(100);
  expect(session.refused[0]).toEqual({ target: "10.0.0.1:0", reason: "port", times: 2 });
});
