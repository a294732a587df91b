export interface ToastRequest {
  readonly kind: "success" | "error" | "undo";
  readonly message: string;
  readonly onUndo?: () => void;
}

type ToastDelivery = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let deliver: ToastDelivery | undefined;
let everUsed = false;

/** Shows short messages from anywhere. The code of the viewport is loaded with the first one. */
export const toast = {
  success(message: string): void {
    request({ kind: "success", message });
  },
  error(message: string): void {
    request({ kind: "error", message });
  },
  /** Offers an undo for ten seconds. */
  undo(message: string, onUndo: () => void): void {
    request({ kind: "undo", message, onUndo });
  },
};

/** For the host: notifies about the first toast. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsUsed(): boolean {
  return everUsed;
}

/** For the viewport: receives pending and future toasts; returns the unsubscribe function. */
export function takeToasts(receiver: ToastDelivery): () => void {
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
