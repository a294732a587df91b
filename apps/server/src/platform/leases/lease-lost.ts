/** A lease that is somebody else's now, or whose work was canceled, deleted or has ended: nothing is left to do. */
export class LeaseLost extends Error {}
