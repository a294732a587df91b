export interface ToastRequest {
  readonly kind: "success" | "error" | "undo";
  readonly message: string;
  readonly onUndo?: () => void;
}

type Deliver = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let deliver: Deliver | undefined;
let everUsed = false;

/** Short messages at the edge of the screen, callable from anywhere. The code that shows them comes with the first one. */
export const toast = {
  success(message: string): void {
    request({ kind: "success", message });
  },
  error(message: string): void {
    request({ kind: "error", message });
  },
  /** Offers for ten seconds to take back what was just done. */
  undo(message: string, onUndo: () => void): void {
    request({ kind: "undo", message, onUndo });
  },
};

/** For the host: calls the listener when the first toast is asked for. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsUsed(): boolean {
  return everUsed;
}

/** For the viewport: takes over what waits and all that follows, until the returned function is called. */
export function takeToasts(receiver: Deliver): () => void {
  deliver = receiver;
  for (const waited of waiting.splice(0)) receiver(waited);
  return () => {
    deliver = undefined;
  };
}

function request(wanted: ToastRequest): void {
  if (deliver) {
    deliver(wanted);
    return;
  }

  waiting.push(wanted);
  everUsed = true;
  for (const listener of listeners) listener();
}
