import { beforeEach, expect, test, vi } from "vitest";
import type { ToastRequest } from "./toast.ts";

// The first message of a page decides what is loaded: each test begins with a page of its own.
let toasts: typeof import("./toast.ts");
beforeEach(async () => {
  vi.resetModules();
  toasts = await import("./toast.ts");
});

test("messages wait for the viewport, which gets each of them once and in their order", () => {
  const [first, second]: [ToastRequest[], ToastRequest[]] = [[], []];
  const undo = vi.fn();

  toasts.toast.success("Saved");
  toasts.toast.error("Failed");
  toasts.toast.undo("Deleted", undo);
  const stop = toasts.takeToasts((request) => first.push(request));
  stop();
  toasts.takeToasts((request) => second.push(request));

  expect(first).toEqual([
    { kind: "success", message: "Saved" },
    { kind: "error", message: "Failed" },
    { kind: "undo", message: "Deleted", onUndo: undo },
  ]);
  expect(second).toEqual([]);
  expect(undo).not.toHaveBeenCalled();
});

test("a message goes straight to the viewport once it is there", () => {
  const received: string[] = [];
  toasts.takeToasts(({ message }) => received.push(message));

  toasts.toast.success("Saved");

  expect(received).toEqual(["Saved"]);
});

test("what is said while there is no viewport is shown by the next one", () => {
  const received: string[] = [];
  toasts.takeToasts(() => undefined)();

  toasts.toast.error("Failed");
  toasts.takeToasts(({ message }) => received.push(message));

  expect(received).toEqual(["Failed"]);
});

test("the viewport is asked for with the first message, not before, and by nobody who stopped listening", () => {
  const seen: boolean[] = [];
  const unsubscribe = toasts.subscribeToToasts(() => seen.push(toasts.areToastsUsed()));
  const before = toasts.areToastsUsed();

  toasts.toast.success("Saved");
  unsubscribe();
  toasts.toast.success("Saved twice");

  expect([before, seen]).toEqual([false, [true]]);
});
