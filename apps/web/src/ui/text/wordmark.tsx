import type { ReactElement } from "react";
import { Logo } from "./logo.tsx";
import { productName } from "./product-name.ts";

export function Wordmark(): ReactElement {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold tracking-[-0.01em] text-fg">
      <Logo />
      {productName}
    </span>
  );
}
