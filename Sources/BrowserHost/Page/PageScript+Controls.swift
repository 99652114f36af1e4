extension PageScript {
  /// The bar, the inspector, the previews and the messages.
  static let controls = #"""
    let status = null, isDragging = false;
    const typeSizes = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ];
    // Points, upright.
    const devices = [
      ["iPhone SE", 375, 667], ["iPhone 16e", 390, 844], ["iPhone 17", 402, 874],
      ["iPhone 17 Pro Max", 440, 956], ["iPad mini", 744, 1133], ["iPad Pro 13″", 1032, 1376],
    ];

    const onClick = (name, action) => element(name).addEventListener("click", event => {
      action();
      // So that the space bar plays and pauses, rather than this button again.
      if (event.detail > 0) event.currentTarget.blur();
    });
    const isPlaying = () => status?.state === "playing" || status?.state === "starting";
    const isAtPresent = () => status?.state !== "scrubbing";

    const actions = {
      play: () => send({ type: isPlaying() ? "pause" : isAtPresent() ? "play" : "live" }),
      step: () => isAtPresent() || !status
        ? send({ type: "step", frames: 1 }) : scrub(status.time + 1 / 60),
      back: () => status && scrub(status.time - 1 / 60),
      live: () => send({ type: isAtPresent() ? "play" : "live" }),
      dark: () => setEnvironment({ isDark: !status?.environment.isDark }),
      record: () => send({ type: "record", on: !status?.isRecording }),
      inspect: () => {
        const panel = element("panel");
        panel.hidden = !panel.hidden;
        element("inspect").setAttribute("aria-expanded", String(!panel.hidden));
        if (!panel.hidden) drawGraph();
      },
      gallery: () => {
        const gallery = element("gallery");
        gallery.hidden = !gallery.hidden;
        if (!gallery.hidden) { fillGallery(); send({ type: "gallery" }); }
      },
    };

    // A frame is the nearest to the time asked for; a little more than none, so that rounding does
    // not answer with the one before.
    function scrub(time) {
      if (status) send({ type: "scrub", time: Math.min(Math.max(time, status.earliest), status.latest) });
    }

    function setEnvironment(part) {
      if (status) send({ type: "environment", environment: { ...status.environment, ...part } });
    }

    for (const name of ["play", "step", "back", "live", "record", "inspect"]) onClick(name, actions[name]);
    onClick("light", () => setEnvironment({ isDark: false }));
    onClick("dark", () => setEnvironment({ isDark: true }));
    onClick("render", () => send({ type: "render" }));
    onClick("restart", () => send({ type: "restart" }));
    onClick("show-gallery", actions.gallery);
    element("motion").addEventListener("change", event =>
      setEnvironment({ reduceMotion: event.target.checked }));
    element("type").addEventListener("input", event =>
      setEnvironment({ dynamicTypeSize: typeSizes[event.target.value] }));
    element("speed").addEventListener("change", event => {
      send({ type: "speed", speed: Number(event.target.value) });
      event.target.blur();
    });

    const scrubber = element("scrubber");
    scrubber.addEventListener("pointerdown", () => isDragging = true);
    scrubber.addEventListener("input", () => {
      element("time").textContent = Number(scrubber.value).toFixed(2);
      scrub(Number(scrubber.value));
    });
    for (const name of ["pointerup", "pointercancel", "change"]) {
      scrubber.addEventListener(name, () => isDragging = false);
    }

    // Sizes
    const sizes = element("size");
    devices.forEach(([name, width, height]) => sizes.add(new Option(`${name} · ${width} × ${height}`, `${width}x${height}`)));
    sizes.add(new Option("This screen", "screen"));
    sizes.add(new Option("Another size", "other"));
    sizes.lastChild.disabled = true;

    const resize = (width, height) => send({ type: "resize", width, height });
    sizes.addEventListener("change", () => {
      if (sizes.value === "screen") {
        resize(Math.max(16, stage.clientWidth), Math.max(16, stage.clientHeight));
      } else resize(...sizes.value.split("x").map(Number));
      sizes.blur();
    });
    onClick("rotate", () => status && resize(status.height, status.width));

    // Previews
    let previews = [];
    const pictures = new Map();
    const chooser = element("previews");
    chooser.addEventListener("change", () => {
      send({ type: "preview", id: chooser.value || null });
      chooser.blur();
    });

    receivers.previews = list => {
      previews = list;
      chooser.replaceChildren(new Option("The program", ""));
      list.forEach(({ id, name, file }) => chooser.add(new Option(`${name} · ${file}`, id)));
      chooser.disabled = element("show-gallery").disabled = list.length === 0;
      pictures.clear();
      showChosenPreview();
      if (!element("gallery").hidden) { fillGallery(); send({ type: "gallery" }); }
    };
    receivers.picture = content => {
      pictures.set(content.id, content);
      if (!element("gallery").hidden) fillGallery();
    };

    function showChosenPreview() { chooser.value = status?.preview ?? ""; }

    function make(tag, text, style) {
      const made = document.createElement(tag);
      if (text) made.textContent = text;
      if (style) made.className = style;
      return made;
    }

    function fillGallery() {
      const entry = ({ id, name, file }) => {
        const button = make("button"), picture = pictures.get(id);
        if (picture?.image) {
          const shown = make("img");
          shown.src = picture.image;
          shown.alt = name;
          button.append(shown);
        } else button.append(make("span", picture?.failure ?? "…", picture ? "reason" : ""));
        const caption = make("span", name);
        caption.append(make("small", file));
        button.append(caption);
        button.addEventListener("click", () => {
          send({ type: "preview", id });
          element("gallery").hidden = true;
        });
        return button;
      };
      element("gallery").replaceChildren(...previews.map(entry));
    }

    // Tree
    const tree = element("tree");
    onClick("show-tree", () => {
      tree.hidden = !tree.hidden;
      element("show-tree").textContent = tree.hidden ? "Show the tree" : "Hide the tree";
      if (!tree.hidden) send({ type: "tree" });
    });
    receivers.tree = ({ text }) => { if (tree.textContent !== text) tree.textContent = text; };
    setInterval(() => {
      if (element("panel").hidden || !status) return;
      showPace(status);
      if (!tree.hidden && isPlaying()) send({ type: "tree" });
    }, 1000);

    receivers.overlay = overlay => {
      element("overlay").hidden = !overlay;
      if (!overlay) return;
      element("overlay-title").textContent = overlay.title;
      element("overlay-text").textContent = overlay.text;
    };

    receivers.notice = ({ text, isError }) => {
      const notice = make("p", text, isError ? "bad" : "");
      element("notices").append(notice);
      setTimeout(() => notice.remove(), isError ? 9000 : 5000);
    };

    receivers.status = content => {
      status = content;
      noteEditing(content.isEditingText);
      document.title = content.program ? `${content.program} · Halcyon` : "Halcyon";
      body.classList.toggle("paused", !isPlaying());
      body.classList.toggle("now", isAtPresent() && isPlaying());
      body.classList.toggle("recording", content.isRecording);
      element("record").lastElementChild.textContent =
        content.isRecording ? "Stop" : "Record";
      showTime(content);
      showSettings(content);
      showPace(content);
      showChosenPreview();
    };

    function showTime({ time, earliest, latest, speed }) {
      scrubber.disabled = latest <= earliest;
      if (!isDragging) {
        scrubber.min = earliest;
        scrubber.max = Math.max(latest, time);
        scrubber.value = time;
        element("time").textContent = time.toFixed(2);
      }
      element("speed").value = [1, 0.5, 0.2, 0.1, 0.05].find(known => Math.abs(known - speed) < 0.001) ?? "";
    }

    function showSettings({ environment, width, height }) {
      element("light").setAttribute("aria-pressed", String(!environment.isDark));
      element("dark").setAttribute("aria-pressed", String(environment.isDark));
      element("motion").checked = environment.reduceMotion;
      element("type").value = typeSizes.indexOf(environment.dynamicTypeSize);
      element("type-name").textContent = environment.dynamicTypeSize;
      const isKnown = ([, w, h]) => w === width && h === height || w === height && h === width;
      const found = devices.find(isKnown);
      if (document.activeElement !== sizes) sizes.value = found ? `${found[1]}x${found[2]}` : "other";
    }

    function showPace({ framesPerSecond, frameMilliseconds, droppedFrames, bodyCount, isCompiling, state }) {
      const now = performance.now();
      while (pace.times.length && pace.times[0] < now - 1000) pace.times.shift();
      const rate = count => count ? `${count} a second` : "at rest";
      element("program-rate").textContent = rate(framesPerSecond);
      element("page-rate").textContent = rate(pace.times.length);
      element("frame-time").textContent = `${frameMilliseconds.toFixed(1)} ms`;
      element("dropped").textContent = `${droppedFrames}` + (pace.passedOver ? ` and ${pace.passedOver} here` : "");
      element("bodies").textContent = bodyCount.toLocaleString("en");
      const words = isCompiling ? "Compiling …" : state === "ended" ? "The program has ended." : "";
      element("connection").hidden = !words;
      element("connection").textContent = words;
    }

    // The times between shown frames, newest on the right; the line is at 1/60 s.
    const graph = element("graph"), intervals = [];
    let lastShown = 0;
    function noteFrameInGraph(now) {
      intervals.push(now - lastShown);
      lastShown = now;
      if (intervals.length > 128) intervals.shift();
      if (!element("panel").hidden && pace.shown % 6 === 0) drawGraph();
    }
    function drawGraph() {
      const paper = graph.getContext("2d"), colors = getComputedStyle(body);
      paper.clearRect(0, 0, graph.width, graph.height);
      paper.fillStyle = colors.getPropertyValue("--accent");
      intervals.forEach((interval, index) => {
        const height = Math.min(interval, 50) / 50 * graph.height;
        paper.fillRect(index * 4, graph.height - height, 3, height);
      });
      paper.fillStyle = colors.getPropertyValue("--faint");
      paper.fillRect(0, graph.height - 16.7 / 50 * graph.height, graph.width, 1);
    }

    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^(input|select|textarea)$/i.test(event.target.tagName) && event.target.type !== "checkbox") return;
      const speed = [1, 0.5, 0.2, 0.1, 0.05][Number(event.key) - 1];
      const action = {
        " ": actions.play, ArrowRight: actions.step, ArrowLeft: actions.back, l: actions.live,
        d: actions.dark, r: actions.record, p: actions.gallery, i: actions.inspect,
        "?": actions.inspect, k: () => setTyping(true),
        Escape: () => element("gallery").hidden = true,
      }[event.key.length === 1 ? event.key.toLowerCase() : event.key]
        ?? (speed && (() => send({ type: "speed", speed })));
      if (!action) return;
      event.preventDefault();
      action();
    });
    """#

  static let start = #"""
    // For those who look at the page from its console.
    Object.defineProperty(window, "halcyon", { value: Object.freeze({ picture, pace }) });
    receivers.previews([]);
    connect();
    """#
}
