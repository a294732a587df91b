import type { ReactElement, ReactNode } from "react";
import { BrandMark } from "#features/agencies/public.ts";

/** Layout of pages with a single centred card, signed in or not. */
export function CentredFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="flex min-h-dvh flex-col px-4 py-6 sm:px-8">
      <header className="flex justify-center">
        <BrandMark width="full" />
      </header>
      <main className="flex flex-1 flex-col items-center justify-start pt-8 sm:justify-center sm:py-8">
        {children}
      </main>
    </div>
  );
}
