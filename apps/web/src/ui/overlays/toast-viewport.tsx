import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { type ReactElement, useEffect } from "react";
import { type ToastRequest, takeToasts } from "./toast.ts";

const manager = Toast.createToastManager();
const timeoutsMs = { success: 3000, error: 5000, undo: 10_000 } as const;

/** The toast stack at the lower right; it pauses on hover and focus, and F6 moves the focus into it. */
export function ToastViewport(): ReactElement {
  useEffect(() => takeToasts(show), []);

  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-4 z-50 flex w-[calc(100vw-2rem)] flex-col gap-2 sm:w-90">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ kind, message, onUndo }: ToastRequest): void {
  const id = manager.add({
    title: message,
    type: kind,
    timeout: timeoutsMs[kind],
    ...(onUndo && {
      actionProps: {
        children: "Undo",
        onClick: () => {
          manager.close(id);
          onUndo();
        },
      },
    }),
  });
}

function ToastList(): ReactElement[] {
  const { toasts } = Toast.useToastManager();
  return toasts.toReversed().map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      swipeDirection="right"
      className="translate-x-(--toast-swipe-movement-x) rounded-popup border border-border bg-surface shadow-popup transition-[opacity,translate] duration-160 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0 data-swiping:transition-none"
    >
      <Toast.Content className="flex items-start gap-2.5 py-2.5 pr-2 pl-3.5">
        {item.type === "error" ? (
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-neg" />
        ) : (
          <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-pos" />
        )}
        <Toast.Title className="min-w-0 flex-1 py-0.5 text-base text-fg" />
        <Toast.Action className="h-6 shrink-0 rounded-control px-2 text-sm font-medium text-brand-text hover:bg-surface-2" />
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={false}
          className="flex size-6 shrink-0 items-center justify-center rounded-control text-fg-3 hover:text-fg"
        >
          <X size={14} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
