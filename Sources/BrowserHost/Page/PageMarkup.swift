extension PageDocument {
  static let markup = #"""
    <main id="stage">
      <div id="device">
        <canvas id="screen" width="1" height="1" aria-label="The program's picture"></canvas>
      </div>
      <section id="overlay" role="alert" hidden>
        <h2 id="overlay-title"></h2>
        <pre id="overlay-text" tabindex="0"></pre>
      </section>
      <i class="ghost" hidden></i><i class="ghost" hidden></i>
      <p id="connection" role="status">Connecting …</p>
      <section id="gallery" hidden aria-label="Previews"></section>
    </main>

    <aside id="panel" hidden aria-label="Inspector">
      <section>
        <h2>Appearance</h2>
        <div class="row segments" role="group" aria-label="Appearance">
          <button id="light">Light</button><button id="dark">Dark</button>
        </div>
        <label class="row">Text size <output id="type-name"></output></label>
        <input id="type" type="range" min="0" max="11" step="1" aria-label="Text size">
        <label class="row">Reduce motion <input id="motion" type="checkbox" class="switch"></label>
      </section>
      <section>
        <h2>Size</h2>
        <div class="row">
          <select id="size" aria-label="Device"></select>
          <button id="rotate" title="Turn">⟳</button>
        </div>
        <p class="note" id="size-note"></p>
      </section>
      <section>
        <h2>Touches</h2>
        <div class="row">
          <button id="record"><i class="dot"></i> <span>Record</span></button>
          <button id="render">Render film</button>
        </div>
      </section>
      <section>
        <h2>Frames</h2>
        <canvas id="graph" width="512" height="96" aria-hidden="true"></canvas>
        <dl>
          <dt>Painted</dt><dd id="program-rate"></dd>
          <dt>Shown here</dt><dd id="page-rate"></dd>
          <dt>Work for a frame</dt><dd id="frame-time"></dd>
          <dt>Dropped</dt><dd id="dropped"></dd>
          <dt>Bodies run</dt><dd id="bodies"></dd>
        </dl>
      </section>
      <section>
        <h2>Program</h2>
        <select id="previews" aria-label="What is shown"></select>
        <div class="row">
          <button id="show-gallery">All previews</button>
          <button id="restart">Start anew</button>
        </div>
      </section>
      <section>
        <h2>Tree</h2>
        <button id="show-tree">Show the tree</button>
        <pre id="tree" tabindex="0" hidden></pre>
      </section>
      <section class="keyboard">
        <h2>Keys</h2>
        <dl class="keys">
          <dt><kbd>space</kbd></dt><dd>play, pause</dd>
          <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>a frame back, a frame on</dd>
          <dt><kbd>1</kbd> … <kbd>5</kbd></dt><dd>full speed … a twentieth</dd>
          <dt><kbd>L</kbd></dt><dd>back to live</dd>
          <dt><kbd>D</kbd></dt><dd>light, dark</dd>
          <dt><kbd>R</kbd></dt><dd>record</dd>
          <dt><kbd>P</kbd></dt><dd>previews</dd>
          <dt><kbd>K</kbd></dt><dd>type into the program; <kbd>esc</kbd> ends</dd>
          <dt><kbd>alt</kbd></dt><dd>a second finger; with <kbd>shift</kbd>, side by side</dd>
        </dl>
      </section>
    </aside>

    <nav id="bar" aria-label="Time">
      <button id="play" title="Play or pause (space)">
        <svg viewBox="0 0 24 24"><path class="when-paused" d="M7 4l13 8-13 8z"/>
        <path class="when-playing" d="M6 4h4v16H6zM14 4h4v16h-4z"/></svg>
      </button>
      <button id="back" title="A frame back (←)">
        <svg viewBox="0 0 24 24"><path d="M17 4v16L6 12z"/></svg>
      </button>
      <button id="step" title="A frame on (→)">
        <svg viewBox="0 0 24 24"><path d="M7 4v16l11-8z"/></svg>
      </button>
      <input id="scrubber" type="range" min="0" max="0" step="any" value="0"
        aria-label="Time" disabled>
      <output id="time">0.00</output>
      <button id="live" title="Back to live (L)">Live</button>
      <select id="speed" aria-label="Speed">
        <option value="1">1×</option><option value="0.5">½×</option>
        <option value="0.2">⅕×</option><option value="0.1">⅒×</option>
        <option value="0.05">1/20×</option>
      </select>
      <button id="keyboard" title="Type into the program (K)">
        <svg viewBox="0 0 24 24"><path fill-rule="evenodd" d="M4 6h16a2 2 0 012 2v8a2 2 0
          01-2 2H4a2 2 0 01-2-2V8a2 2 0 012-2zm1 3v2h2V9zm4 0v2h2V9zm4 0v2h2V9zm4 0v2h2V9zM7
          13v2h10v-2z"/></svg>
      </button>
      <button id="inspect" title="Inspector (I)" aria-expanded="false">
        <svg viewBox="0 0 24 24"><path d="M3 6h10v2H3zm14 0h4v2h-4zM14 4h2v6h-2zM3 16h4v2H3zm8
          0h10v2H11zM8 14h2v6H8z"/></svg>
      </button>
    </nav>
    <textarea id="typing" autocapitalize="off" autocomplete="off" autocorrect="off"
      spellcheck="false" tabindex="-1" aria-label="Text for the program"></textarea>
    <div id="notices" role="status"></div>
    """#
}
