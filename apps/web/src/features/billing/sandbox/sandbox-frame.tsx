import { FlaskConical } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

/** Layout of the built-in gateway's pages, which look like those of a separate payment provider. */
export function SandboxFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-warn/30 bg-warn/10">
        <p className="mx-auto flex max-w-5xl items-center justify-center gap-2 px-4 py-2 text-sm font-medium text-fg">
          <FlaskConical size={16} aria-hidden="true" className="shrink-0 text-warn" />
          Sandbox: no money moves
        </p>
      </header>
      <main className="mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 py-8 sm:px-8 sm:py-14">
        {children}
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-fg-3 print:hidden">
        This page simulates a payment provider. Never type a real card number here.
      </footer>
    </div>
  );
}
