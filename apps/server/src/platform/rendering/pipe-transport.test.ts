import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { pipeTransport } from "./pipe-transport.ts";

function piped(bytesMax = 1_000) {
  const toBrowser = new PassThrough();
  const fromBrowser = new PassThrough();
  const transport = pipeTransport({ toBrowser, fromBrowser, bytesMax });
  const messages: object[] = [];
  const closed = vi.fn();
  transport.onmessage = (message) => messages.push(message);
  transport.onclose = closed;
  return { transport, toBrowser, fromBrowser, messages, closed };
}

test("ends each message by a zero byte", () => {
  const { transport, toBrowser } = piped();

  transport.send({ id: 1 });

  expect(String(toBrowser.read())).toBe('{"id":1}\0');
});

test("puts messages together however they are cut", async () => {
  const { fromBrowser, messages } = piped();

  for (const byte of Buffer.from('{"id":1,"a":"ü"}\0{"id":2}\0{"id"')) fromBrowser.write(Buffer.of(byte));
  fromBrowser.write(':3}\0{"id":4}\0');

  await vi.waitFor(() => expect(messages).toHaveLength(4));
  expect(messages).toEqual([{ id: 1, a: "ü" }, { id: 2 }, { id: 3 }, { id: 4 }]);
});

test.each([["\0"], ["no json\0"], ["null\0"], ["7\0"], ['{"id":\0'], [Buffer.of(0xff, 0xfe, 0)]])(
  "passes over %j, which is no message",
  async (written) => {
    const { fromBrowser, messages, closed } = piped();

    fromBrowser.write(written);
    fromBrowser.write('{"id":1}\0');

    await vi.waitFor(() => expect(messages).toEqual([{ id: 1 }]));
    expect(closed).not.toHaveBeenCalled();
  },
);

test("closes once when the browser says more than it may, however it is cut", async () => {
  const { fromBrowser, closed, messages } = piped(100);

  for (let piece = 0; piece < 20; piece++) fromBrowser.write("x".repeat(10));

  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(messages).toEqual([]);
  expect(fromBrowser.destroyed).toBe(true);
});

test("lets the browser say as much about the next page", async () => {
  const { transport, fromBrowser, closed, messages } = piped(15);

  fromBrowser.write('{"id":1}\0');
  await vi.waitFor(() => expect(messages).toHaveLength(1));
  transport.recount();
  fromBrowser.write('{"id":2}\0');

  await vi.waitFor(() => expect(messages).toHaveLength(2));
  expect(closed).not.toHaveBeenCalled();
});

test("closes when the browser is gone, and takes no more to send", async () => {
  const { transport, fromBrowser, toBrowser, closed } = piped();

  fromBrowser.destroy(new Error("gone"));

  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
  transport.send({ id: 1 });
  expect(toBrowser.destroyed).toBe(true);
});

test("closes where nobody understands what the browser says", async () => {
  const { transport, fromBrowser, closed } = piped();
  transport.onmessage = () => {
    throw new Error("no such session");
  };

  fromBrowser.write('{"id":1}\0{"id":2}\0');

  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce());
});
