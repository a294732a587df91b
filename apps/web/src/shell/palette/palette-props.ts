export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onShortcuts: () => void;
  /** Undefined where nothing can be asked. */
  readonly onAsk: (() => void) | undefined;
}
