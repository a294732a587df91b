/** The script tag of a workspace, for an app served from `origin`. */
export function trackerTag(origin: string, workspaceId: string): string {
  return `<script>window.PROJECT_KEY = "${workspaceId}";</script>\n<script async src="${origin}/tracker.js"></script>`;
}
