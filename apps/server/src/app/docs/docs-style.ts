/** The look of the documentation, in both themes; a file of its own, as the policy of pages allows no other. */
export const docsStyle = `
:root{color-scheme:light dark;--bg:#f7f7f9;--surface:#fff;--border:#e3e4ea;--fg:#16171d;--fg-2:#4a4d5a;--brand:#3a49d0;--code:#f0f1f5}
@media(prefers-color-scheme:dark){:root{--bg:#0b0c11;--surface:#11131a;--border:#272b38;--fg:#eceef4;--fg-2:#b6bac8;--brand:#a9b4ff;--code:#1a1d27}}
*{box-sizing:border-box}html{scroll-padding-top:16px}body{margin:0;background:var(--bg);color:var(--fg);font:14px/21px system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:24px 16px 64px}header{border-bottom:1px solid var(--border);background:var(--surface)}
header div{max-width:64rem;margin:0 auto;padding:12px 16px;display:flex;gap:16px;flex-wrap:wrap}
h1{font-size:26px;line-height:32px;margin:8px 0}h2{margin:40px 0 8px;font-size:19px;line-height:26px;overflow-wrap:anywhere}h3{font-size:13px;margin:16px 0 4px}
article h2{font-size:16px;margin:0}p,li,td{color:var(--fg-2);overflow-wrap:anywhere}a{color:var(--brand)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
code{font:12px/18px ui-monospace,monospace;background:var(--code);border-radius:4px;padding:1px 4px;color:var(--fg)}
article{background:var(--surface);border:1px solid var(--border);border-radius:12px;margin:16px 0;padding:16px}
.facts{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0 0;padding:0;list-style:none;font-size:12px}
.facts li{border:1px solid var(--border);border-radius:999px;padding:0 8px}
pre{background:var(--code);border:1px solid var(--border);border-radius:6px;padding:12px;margin:4px 0;overflow:auto;max-height:28rem;color:var(--fg);font:12px/18px ui-monospace,monospace;tab-size:2}
summary{cursor:pointer;padding:4px 0;font-weight:600}details{margin-top:8px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;border-bottom:1px solid var(--border);padding:4px 12px 4px 0}
th{font-size:12px}li{line-height:26px}.rooms{columns:2 20rem;column-gap:32px;padding:0;list-style:none}.rooms>li{break-inside:avoid;margin-bottom:16px}.rooms ul{padding-left:16px;margin:4px 0}
`;
