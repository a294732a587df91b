import { type ReactElement, type ReactNode, useState } from "react";

interface RestProps {
  /** Whether the height of what stands above is known. */
  readonly placed: boolean;
  /** Shown until then, at most as high as what comes. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The rest of a page below something that may not come at all, or of whose height nothing is known while it loads. It loads too,
 * and is shown where it stays: nothing that somebody reads jumps. Once it was shown, it stays.
 */
export function Rest({ placed, meanwhile, children }: RestProps): ReactElement {
  const [isShown, setShown] = useState(placed);
  if (placed && !isShown) setShown(true);
  return (
    <>
      {!isShown && meanwhile}
      <div hidden={!isShown} className="space-y-5">
        {children}
      </div>
    </>
  );
}
