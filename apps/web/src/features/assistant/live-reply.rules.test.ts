import type { AssistantMessage, MessagePart } from "@citelens/contract/content/assistant-fields";
import type { ToolState } from "@citelens/contract/content/assistant-words";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type LiveReply,
  nothingYet,
  questionBefore,
  type ReplyEvent,
  shownParts,
  withEvent,
  withMessage,
  writingIn,
} from "./live-reply.rules.ts";
import { aMessage } from "./message.test-helper.ts";

/** Parts that a server has written, in order; see growing-events.ts there. */
type WrittenPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "tool"; readonly call: string; readonly state: ToolState }
  | { readonly kind: "proposal"; readonly markdown: string };

const ids = { optimization_id: "o", section_id: "s" };

function toolOf({ call, state }: { readonly call: string; readonly state: ToolState }) {
  return { call_id: call, name: "sources", state, label: "Reading sources", card: null } as const;
}

/** The events that a server sends of what it has written, to a client that has it as far as `from`. */
function eventsFrom(written: readonly WrittenPart[], from: number): ReplyEvent[] {
  const events: ReplyEvent[] = [];
  let offset = 0;
  for (const one of written) {
    const length = one.kind === "text" ? one.text.length : 1;
    const at = Math.max(offset, from);
    if (offset + length > from) {
      if (one.kind === "text")
        events.push({ name: "delta", data: { offset: at, text: one.text.slice(at - offset) } });
      if (one.kind === "tool") events.push({ name: "tool", data: { ...toolOf(one), offset } });
      if (one.kind === "proposal") {
        const proposal = { ...ids, section_title: "Price", markdown: one.markdown, revision: 1 };
        events.push({ name: "proposal", data: { ...proposal, offset } });
      }
    }
    offset += length;
  }
  return events;
}

function taken(events: readonly ReplyEvent[], live: LiveReply = nothingYet): LiveReply {
  return events.reduce(withEvent, live);
}

const someWritten = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("text" as const), text: fc.string({ minLength: 1, unit: "grapheme" }) }),
    fc.record({
      kind: fc.constant("tool" as const),
      call: fc.constantFrom("a", "b"),
      state: fc.constantFrom("RUNNING" as const, "DONE" as const, "FAILED" as const),
    }),
    fc.record({ kind: fc.constant("proposal" as const), markdown: fc.string() }),
  ),
  { maxLength: 12 },
);

test("is the same wherever its stream is cut, and wherever from it is taken up again", () => {
  fc.assert(
    fc.property(
      someWritten,
      fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 4 }),
      (written, cuts) => {
        const whole = taken(eventsFrom(written, 0));

        let live = nothingYet;
        for (const [events, back] of cuts) {
          live = taken(eventsFrom(written, Math.max(0, live.reached - back)).slice(0, events), live);
        }
        live = taken(eventsFrom(written, live.reached), live);

        expect(live).toEqual(whole);
      },
    ),
  );
});

test("does not change by what is known already", () => {
  fc.assert(
    fc.property(someWritten, (written) => {
      const whole = taken(eventsFrom(written, 0));

      expect(taken(eventsFrom(written, 0), whole)).toEqual(whole);
    }),
  );
});

const delta = (offset: number, text: string): ReplyEvent => ({ name: "delta", data: { offset, text } });
const tool = (offset: number, call: string, state: ToolState): ReplyEvent => ({
  name: "tool",
  data: { ...toolOf({ call, state }), offset },
});
const text = (written: string): MessagePart => ({ kind: "text", text: written });
const use = (call: string, state: ToolState): MessagePart => ({
  kind: "tool",
  tool: toolOf({ call, state }),
});

test.each<[what: string, events: ReplyEvent[], parts: MessagePart[], reached: number]>([
  ["joins texts", [delta(0, "Oak "), delta(4, "desks")], [text("Oak desks")], 9],
  ["cuts what overlaps", [delta(0, "Oak des"), delta(4, "desks")], [text("Oak desks")], 9],
  ["takes nothing twice", [delta(0, "Oak"), delta(0, "Oak"), delta(1, "ak")], [text("Oak")], 3],
  [
    "takes nothing behind a gap",
    [delta(0, "Oak"), delta(5, "desks"), tool(4, "a", "DONE")],
    [text("Oak")],
    3,
  ],
  [
    "says a use again where it stood",
    [tool(0, "a", "RUNNING"), delta(1, "So"), tool(3, "a", "DONE"), delta(4, "!")],
    [use("a", "DONE"), text("So!")],
    5,
  ],
  [
    "keeps two uses apart",
    [tool(0, "a", "RUNNING"), tool(1, "b", "RUNNING"), tool(2, "b", "FAILED")],
    [use("a", "RUNNING"), use("b", "FAILED")],
    3,
  ],
  [
    "begins a text anew behind a tool",
    [delta(0, "One"), tool(3, "a", "DONE"), delta(4, "Two")],
    [text("One"), use("a", "DONE"), text("Two")],
    7,
  ],
])("%s", (_, events, parts, reached) => {
  expect(taken(events)).toEqual({ reached, parts });
});

test("a message takes its own place, or the last one", () => {
  const [one, other] = [aMessage({ id: "1" }), aMessage({ id: "2" })];
  const changed: AssistantMessage = { ...one, status: "STOPPED" };

  expect(withMessage([one, other], changed)).toEqual([changed, other]);
  expect(withMessage([one], other)).toEqual([one, other]);
});

test("knows what is being written, and what was asked before a reply", () => {
  const messages = [
    aMessage({ id: "1", message_type: "User", parts: [text("Which pages?")] }),
    aMessage({ id: "2", status: "FAILED" }),
    aMessage({ id: "3", message_type: "User", parts: [text("And prices?")] }),
    aMessage({ id: "4", status: "WRITING" }),
  ];

  expect(writingIn(messages)?.id).toBe("4");
  expect([questionBefore(messages, "2"), questionBefore(messages, "4")]).toEqual([
    "Which pages?",
    "And prices?",
  ]);
  expect([questionBefore(messages, "1"), writingIn([])]).toEqual([undefined, undefined]);
});

test("shows of a reply that is written whatever is known the furthest, and of one that is over what the server says", () => {
  const stored = [text("Oak desks")];
  const writing = aMessage({ status: "WRITING", parts: stored });
  const liveOf = (parts: MessagePart[]): LiveReply => ({ reached: 9, parts });

  expect(shownParts(writing, nothingYet)).toBe(stored);
  expect(shownParts(writing, liveOf([text("Oak")]))).toBe(stored);
  expect(shownParts(writing, liveOf([text("Oak desks cost")]))).toEqual([text("Oak desks cost")]);
  expect(shownParts({ ...writing, status: "DONE" }, liveOf([text("Oak desks cost")]))).toBe(stored);
});
