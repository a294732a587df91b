import { once } from "node:events";
import fastify from "fastify";
import { expect, test } from "vitest";
import { openEventStreams } from "./event-stream.ts";
import { type GrowingPart, growingEvents } from "./growing-events.ts";

test("streams whose connection is lost before their first event take no places from those that come after them", async () => {
  const app = fastify();
  const streams = openEventStreams(app, async (viewers) => viewers);
  app.get("/lost", (request, reply) => {
    const look = async () => {
      request.raw.destroy();
      await once(reply.raw, "close");
      return { event: undefined, isLast: false };
    };
    return streams.send(request, reply, { viewer: { ...viewer }, look, everyMs: 1 });
  });
  app.get("/kept", (request, reply) => {
    const look = async () => ({ event: { name: "run", data: {} }, isLast: true });
    return streams.send(request, reply, { viewer: { ...viewer }, look, everyMs: 1 });
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });

  const lost = await Promise.allSettled(Array.from({ length: 20 }, () => fetch(`${address}/lost`)));
  const kept = await fetch(`${address}/kept`);

  expect(lost.map(({ status }) => status)).toEqual(lost.map(() => "rejected"));
  expect([kept.status, await kept.text()]).toEqual([200, "event: run\ndata: {}\n\n"]);
  await app.close();
});

const viewer = {
  userId: "u",
  sessionId: "s",
  via: { kind: "session", id: "s" },
  workspaceId: "w",
  impersonatorId: undefined,
} as const;

test("an event that is the case again is sent again, and one that stays the case is not", async () => {
  const [one, other] = [
    { name: "run", data: 1 },
    { name: "run", data: 2 },
  ];
  const cases = [one, one, other, undefined, other, one];
  const app = fastify();
  const streams = openEventStreams(app, async (viewers) => viewers);
  app.get("/", (request, reply) => {
    const look = async () => ({ event: cases.shift(), isLast: cases.length === 0 });
    return streams.send(request, reply, { viewer: { ...viewer }, look, everyMs: 1 });
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });

  const text = await (await fetch(address)).text();

  expect(text.match(/\d/g)).toEqual(["1", "2", "2", "1"]);
  await app.close();
});

/** A reply as it is written, a part more at each look of anybody, and a server that streams it from an offset on. */
async function growing(parts: readonly GrowingPart[], known = 0) {
  let there = known;
  const app = fastify();
  const streams = openEventStreams(app, async (viewers) => viewers);
  app.get<{ Querystring: { from: string } }>("/", (request, reply) => {
    const follow = growingEvents(Number(request.query.from));
    const look = async () => {
      there = Math.min(parts.length, there + 1);
      return { events: follow(parts.slice(0, there)), isLast: there === parts.length };
    };
    return streams.send(request, reply, { viewer: { ...viewer }, look, everyMs: 1 });
  });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const read = async (from: number) =>
    Buffer.from(await (await fetch(`${address}/?from=${from}`)).arrayBuffer());
  return { read, close: () => app.close() };
}

interface ReceivedEvent {
  readonly name: string;
  readonly data: { readonly offset: number; readonly text?: string };
}

/** Events that a client reads from bytes that may end anywhere: events that came whole. */
function eventsIn(bytes: Buffer): ReceivedEvent[] {
  const blocks = bytes.toString().split("\n\n").slice(0, -1);
  return blocks.flatMap((block) => {
    const [, name = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    return name === "" ? [] : [{ name, data: JSON.parse(data) }];
  });
}

/** Where a client goes on. */
function offsetAfter(events: readonly ReceivedEvent[]): number {
  const last = events.at(-1);
  return last === undefined ? 0 : last.data.offset + (last.data.text?.length ?? 1);
}

const written: readonly GrowingPart[] = [
  "Oak desks ",
  { name: "tool", data: { name: "summary" } },
  "cost 400 € 🪑",
  " today.",
  { name: "proposal", data: { section: 1 } },
  { name: "end", data: {} },
];
const whole = {
  text: "Oak desks cost 400 € 🪑 today.",
  events: ["tool", "proposal", "end"],
};

function allOf(events: readonly ReceivedEvent[]): typeof whole {
  return {
    text: events.map(({ data }) => data.text ?? "").join(""),
    events: events.map(({ name }) => name).filter((name) => name !== "delta"),
  };
}

test("a stream that is cut at any byte goes on where it was, with everything once", async () => {
  const { read, close } = await growing(written, written.length);
  const bytes = await read(0);

  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const before = eventsIn(bytes.subarray(0, cut));
    const after = eventsIn(await read(offsetAfter(before)));

    expect(allOf([...before, ...after])).toEqual(whole);
  }
  await close();
});

test("two readers who come at different times and from different offsets get the same", async () => {
  const { read, close } = await growing(written);

  const [first, second] = await Promise.all([read(0), read(4)]);

  expect(allOf(eventsIn(first))).toEqual(whole);
  expect(allOf(eventsIn(second))).toEqual({ ...whole, text: whole.text.slice(4) });
  await close();
});
