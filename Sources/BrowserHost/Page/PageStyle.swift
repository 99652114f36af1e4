extension PageDocument {
  static let style = #"""
    :root {
      --ground: #e9eaee; --surface: #ffffffd9; --line: #0000001c; --text: #1c1d22;
      --faint: #6a6d78; --accent: #0a6cff; --field: #0000000d; --bad: #d6263a;
      font: 14px/1.4 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Inter, sans-serif;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #16171b; --surface: #24262dd9; --line: #ffffff1f; --text: #f1f2f5;
        --faint: #9a9ea9; --accent: #5b9dff; --field: #ffffff14; --bad: #ff6b7a;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { margin: 0; height: 100%; overflow: hidden; overscroll-behavior: none; }
    body {
      background: var(--ground); color: var(--text); display: grid;
      grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
      -webkit-tap-highlight-color: transparent;
    }
    #stage { position: relative; grid-area: 1 / 1; min-height: 0; overflow: hidden; }
    #device {
      position: absolute; box-shadow: 0 0 0 1px var(--line), 0 18px 50px #0000002e;
      background: #fff; opacity: 0; transition: opacity .2s;
    }
    #device.shown { opacity: 1; }
    #screen {
      display: block; width: 100%; height: 100%; touch-action: none; user-select: none;
      -webkit-user-select: none; -webkit-touch-callout: none; outline: none;
    }
    .stale #screen { filter: saturate(.4) opacity(.6); }
    .typing #device { box-shadow: 0 0 0 3px var(--accent), 0 18px 50px #0000002e; }
    .ghost {
      position: absolute; width: 44px; height: 44px; margin: -22px; border-radius: 50%;
      background: #8888; border: 1px solid #fff9; pointer-events: none;
    }
    #connection {
      position: absolute; inset: auto 0 24px; margin: auto; width: max-content; padding: 6px 14px;
      border-radius: 20px; background: var(--surface); border: 1px solid var(--line);
    }
    #overlay {
      position: absolute; inset: auto 24px 24px; margin: auto; max-width: 900px; max-height: 70%;
      display: flex; flex-direction: column; padding: 16px 20px; color: #fff; border-radius: 12px;
      background: #1b1c21; border-top: 4px solid #ff5d6c; box-shadow: 0 12px 48px #0006;
    }
    #overlay h2 { margin: 0 0 10px; font-size: 16px; overflow-wrap: anywhere; flex: none; }
    /* Lines as they are: the compiler's marks stand below what they mean. */
    #overlay pre {
      margin: 0; white-space: pre; overflow: auto; user-select: text; min-height: 0;
      font: 12px/1.5 ui-monospace, "JetBrains Mono", Menlo, monospace;
    }
    #bar {
      grid-area: 2 / 1 / auto / span 2; display: flex; gap: 4px; align-items: center;
      padding: 6px max(10px, env(safe-area-inset-left))
        max(6px, env(safe-area-inset-bottom)); background: var(--surface);
      border-top: 1px solid var(--line);
    }
    #scrubber { flex: 1; min-width: 40px; }
    #time { min-width: 3.6em; text-align: right; }
    output, dd { font-variant-numeric: tabular-nums; }
    button, select {
      font: inherit; color: inherit; background: var(--field); border: 0; border-radius: 8px;
      min-height: 36px; padding: 0 12px; cursor: pointer;
    }
    /* The edge holds the arrow off the rim. */
    select { min-width: 0; border-right: 8px solid transparent; padding-right: 4px; }
    option { color: #111; background: #fff; }
    #bar button { min-width: 40px; padding: 0 9px; }
    #bar button:not(#live) { background: none; }
    button:hover, select:hover, #bar button:hover { background: var(--line); }
    button:disabled, input:disabled { opacity: .4; cursor: default; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    svg { width: 20px; height: 20px; display: block; fill: currentColor; margin: auto; }
    .when-paused { display: none; }
    .paused .when-paused { display: inline; }
    .paused .when-playing { display: none; }
    #live { color: var(--faint); font-weight: 600; }
    .now #live { color: var(--accent); }
    input[type=range] { accent-color: var(--accent); width: 100%; margin: 0; height: 32px; }
    #panel {
      grid-area: 1 / 2; width: 300px; overflow: auto; padding: 4px 16px 16px;
      background: var(--surface); border-left: 1px solid var(--line);
    }
    #panel section { padding: 12px 0; border-bottom: 1px solid var(--line); }
    #panel section:last-child { border: 0; }
    #panel h2 { margin: 0 0 8px; font-size: 12px; color: var(--faint); font-weight: 600; }
    .row { display: flex; gap: 8px; align-items: center; min-height: 36px; }
    label.row { justify-content: space-between; }
    .row > select, .row > button, .segments button { flex: 1; }
    .row > #rotate { flex: none; }
    .segments { gap: 2px; padding: 2px; background: var(--field); border-radius: 10px; }
    .segments button { background: none; min-height: 32px; }
    .segments button[aria-pressed=true] { background: var(--accent); color: #fff; }
    #panel select { width: 100%; margin-bottom: 8px; }
    #panel .row select { margin: 0; }
    .note { margin: 4px 0 0; color: var(--faint); font-size: 12px; }
    .switch {
      appearance: none; width: 44px; height: 26px; border-radius: 13px; background: var(--line);
      position: relative; margin: 0; cursor: pointer; transition: background .15s;
    }
    .switch::after {
      content: ""; position: absolute; inset: 2px auto 2px 2px; width: 22px; border-radius: 50%;
      background: #fff; transition: translate .15s;
    }
    .switch:checked { background: var(--accent); }
    .switch:checked::after { translate: 18px; }
    .dot {
      display: inline-block; width: 10px; height: 10px; border-radius: 50%; background: var(--bad);
    }
    .recording #record { background: var(--bad); color: #fff; }
    .recording .dot { background: #fff; border-radius: 2px; }
    #graph { width: 100%; height: 48px; display: block; margin-bottom: 8px; }
    dl { display: grid; grid-template-columns: auto auto; gap: 2px 8px; margin: 0; }
    dt { color: var(--faint); }
    dd { margin: 0; text-align: right; }
    .keys { grid-template-columns: max-content 1fr; }
    .keys dd { text-align: left; color: var(--faint); }
    kbd {
      font: 12px ui-monospace, monospace; padding: 1px 5px; border-radius: 4px;
      background: var(--field); border: 1px solid var(--line); color: var(--text);
    }
    #tree {
      max-height: 320px; overflow: auto; margin: 8px 0 0; padding: 8px; border-radius: 8px;
      background: var(--field); font: 11px/1.45 ui-monospace, "JetBrains Mono", monospace;
    }
    #typing {
      position: fixed; bottom: 0; left: 0; width: 1px; height: 1px; opacity: 0; border: 0;
      padding: 0; font-size: 16px; resize: none; pointer-events: none;
    }
    #notices {
      position: fixed; left: 0; right: 0; top: max(16px, env(safe-area-inset-top)); z-index: 3;
      display: grid; gap: 8px; justify-items: center; pointer-events: none; padding: 0 16px;
    }
    #notices p {
      margin: 0; padding: 10px 16px; border-radius: 12px; background: var(--text);
      color: var(--ground); overflow-wrap: anywhere; box-shadow: 0 6px 24px #0003;
    }
    #notices .bad { background: var(--bad); color: #fff; }
    #gallery {
      position: absolute; inset: 0; overflow: auto; padding: 24px; background: var(--ground);
      display: grid; gap: 24px; align-content: start; justify-items: center;
      grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    }
    #gallery button {
      display: grid; gap: 8px; justify-items: center; padding: 12px; height: auto; width: 100%;
      background: none; border-radius: 14px;
    }
    #gallery button:hover { background: var(--field); }
    #gallery img {
      max-width: 100%; max-height: 420px; background: #fff; box-shadow: 0 0 0 1px var(--line),
        0 8px 24px #0002;
    }
    #gallery small { color: var(--faint); display: block; }
    #gallery .reason { color: var(--bad); overflow-wrap: anywhere; }
    @media (max-width: 700px) {
      #panel {
        position: fixed; inset: auto 0 0; width: auto; max-height: 62%; z-index: 2;
        border: 0; border-radius: 18px 18px 0 0; padding-bottom: 112px;
        box-shadow: 0 -8px 40px #0004; background: var(--ground);
      }
      #bar {
        z-index: 3; background: var(--ground); position: relative; flex-wrap: wrap;
        justify-content: space-between; padding-top: 2px;
      }
      #scrubber { order: -2; flex: 1 1 calc(100% - 5em); }
      #overlay { inset: auto 8px 8px; padding: 12px 14px; }
      #time { order: -1; flex: none; }
      #bar button, #bar select { min-height: 44px; }
      button, select { min-height: 44px; }
      .keyboard { display: none; }
      #gallery { grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); padding: 12px; }
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    """#
}
