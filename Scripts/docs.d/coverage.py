"""Writes Documentation/Coverage.md: every public name of Apple's that is known, and what becomes of it here.

The names are those of Sources/halcyon/Known; whether one is here is read from the symbol graphs, and how true it is from
the sources: what reports at run time is approximated, what hands its view back unchanged is inert.
"""

import pathlib
import re
import sys

import graphs

KNOWN = graphs.ROOT / "Sources/halcyon/Known"

# What will not come, by the beginnings of the names, with the reason.
NEVER = {
    "AppKit and the Mac's windows": [
        "NS", "MenuBarExtra", "Settings", "Window", "UtilityWindow", "Commands", "Command", "Table.Mac", "PopUpButton",
        "PullDownButton", "MenuButton", "TouchBar", "touchBar", "onCommand", "copyable", "cuttable", "pasteDestination",
        "pageCommand", "importsItemProviders", "exportsItemProviders", "importable", "exportable", "onExitCommand",
        "onMoveCommand", "onPasteCommand", "onCutCommand", "onCopyCommand", "onDeleteCommand", "focusable.Mac",
        "presentedWindow", "windowResize", "windowFullScreen", "windowMinimize", "windowDismiss", "windowToolbar",
        "navigationDocument", "touchBarItem", "TextEditing", "DocumentGroup", "DocumentLaunch", "DefaultDocument",
        "DocumentConfiguration", "ReferenceFileDocument", "FileDocument", "FindContext", "NewDocument", "OpenDocument",
        "OpenWindow", "DismissWindow", "PushWindow", "DefaultWindow", "DefaultSettings", "SettingsLink",
        "AccessoryBar", "accessoryBar", "AlternatingRowBackground", "alternatingRowBackgrounds", "BorderedListStyle",
        "BorderedTableStyle", "BorderedButtonMenuStyle", "BorderlessButtonMenuButton", "BorderlessPullDown", "Checkbox",
        "checkbox", "ControlActiveState", "controlActiveState", "DefaultMenuButtonStyle", "DoubleColumnNavigationViewStyle",
        "FieldDatePickerStyle", "FileDialogBrowserOptions", "fileDialog", "fileExporterFilenameLabel", "FrameResize",
        "GroupedTabViewStyle", "grouped", "HelpLink", "HSplitView", "VSplitView", "horizontalRadioGroupLayout",
        "ImportFromDevicesCommands", "InspectorCommands", "SidebarCommands", "ToolbarCommands", "TextFormattingCommands",
        "LinkButtonStyle", "link", "MoveCommandDirection", "nsImage", "OpenSettings", "openSettings", "PointerStyle",
        "pointerStyle", "pointerVisibility", "PullDownMenu", "RadioGroup", "radioGroup", "SquareBorder", "squareBorder",
        "StepperField", "stepperField", "field", "typeSelectEquivalent", "modifierKeyAlternate", "onModifierKeysChanged",
        "TableColumnAlignment", "ExpandedWindow", "UnifiedCompact", "UnifiedWindow", "ToolbarLabelStyle", "toolbarLabelStyle",
        "toolbarItemHidden", "menuBarExtraStyle", "menuButtonStyle", "AlertScene", "documentBrowserContextMenu", "bordered",
        "documentConfiguration", "newDocument", "openDocument", "openWindow", "dismissWindow", "pushWindow", "findContext",
        "defaultWindowPlacement", "windowBackgroundDrag", "windowIdeal", "windowLevel", "windowManagerRole", "continuityDevicePicker",
        "modifiers", "MagicTap", "ctFont", "UIHostingScene", "onInteractiveResizeChange",
    ],
    "the Watch's crown and complications": [
        "DigitalCrown", "digitalCrown", "WK", "wristDown", "Complication", "watch", "complication", "Carousel", "carousel",
        "EllipticalListStyle", "elliptical", "VerticalPage", "verticalPage", "CircularGaugeStyle", "circular",
        "LinearGaugeStyle", "linear", "TextFieldLink", "listRowPlatterColor", "AccessibilityQuickAction",
        "accessibilityQuickAction", "handGestureShortcut", "HandGesture", "hourMinuteAndSecond", "SnapshotData",
        "SnapshotResponse", "snapshot", "watchConnectivity", "bluetoothAlert", "intentDidRun", "relevantShortcut",
        "widgetCurvesContent", "workoutPreview", "accessoryWidgetGroupStyle",
    ],
    "the remote control of a television": [
        "CardButtonStyle", "card", "onPlayPauseCommand", "onLongTouchGesture", "CaptionTextFormat",
    ],
    "rooms and volumes of Vision": [
        "Immersive", "immersive", "Volum", "volum", "Spatial", "spatial", "RealityView", "Surroundings", "surroundings",
        "upperLimb", "UpperLimb", "Rotation3D", "Point3D", "Size3D", "Vector3D", "Rect3D", "frame3D", "UnitPoint3D",
        "DepthAlignment", "depthAlignment", "Manipulable", "manipulable", "manipulation", "Manipulation", "ProgressiveImmersion",
        "FullImmersion", "MixedImmersion", "glassBackground", "GlassBackground", "breakthroughEffect", "Breakthrough", "Chart3D",
        "chart3D", "Hand", "handPointer", "preferredWindowClipping", "supportedVolume", "WorldAlignment", "WorldScaling",
        "WorldTracking", "RemoteImmersive", "RemoteDevice", "SurfaceSnapping", "surfaceSnapping", "GeometryProxy3D",
        "GeometryReader3D", "Frustum", "coordinateSpace3D", "physicalMetrics", "PhysicalMetric", "AffineTransform3D",
        "Alignment3D", "bounds3D", "center3D", "point3D", "rect3D", "unitPoint3D", "location3D", "translation3D",
        "predictedEndLocation3D", "predictedEndTranslation3D", "startLocation3D", "inputDevicePose3D",
        "startInputDevicePose3D", "Edge3D", "EdgeInsets3D", "GeometryProxyCoordinateSpace3D", "RotateGesture3D",
        "ViewDimensions3D", "Viewpoint3D", "ZStackContent3D", "SquareAzimuth", "WorldRecenter", "onWorldRecenter",
        "onVolumeViewpointChange", "onImmersionChange", "onGeometryChange3D", "Immersion", "AutomaticImmersion",
        "AutomaticGlassBackground", "FeatheredGlass", "PlateGlass", "PresentedWindowContent", "Ornament", "ornament",
        "UIOrnament", "UIHostingOrnament", "bottomOrnament", "padding3D", "aspectRatio3D", "rotation3DLayout",
        "scaledToFill3D", "scaledToFit3D", "visualEffect3D", "transform3DEffect", "perspectiveRotationEffect",
        "preferredSurroundingsEffect", "presentationBreakthroughEffect", "HoverEffectPhaseOverride", "hoverEffectPhaseOverride",
        "extraLargeTitle", "systemOverlay", "targetedTo", "handActivation", "openImmersive", "dismissImmersive",
        "OpenImmersive", "DismissImmersive", "CompositorContent", "AnyCompositorContent", "realityKitScene", "realityView",
        "remoteDeviceIdentifier", "supportsRemoteScenes", "windowClippingMargins", "worldTrackingLimitations",
        "defaultWorldScaling", "immersionStyle", "cameraAnchor", "tabletopGame", "levelOfDetail", "DisplayProxy",
        "chartZ", "GroupHoverEffect", "listRowHoverEffect",
    ],
    "widgets, activities and controls of the home screen": [
        "ControlWidget", "EmptyControlWidget", "EmptyWidgetConfiguration", "LimitedAvailabilityConfiguration", "activityB",
        "activityS", "isActivity",
        "controlWidget", "dynamicIsland", "widgetContentMargins", "widgetAccented", "supportedActivityFamilies",
        "supplementalActivityFamilies", "associatedKind", "disfavoredLocations",
        "promptsForUserConfiguration", "pushHandler", "supportedMountingStyles", "widgetTexture", 
        "activityFamily", "showsWidget",
    ],
    "views of other frameworks: shops, wallets, health, maps, pencils, tips, pages of the web": [
        "addOrderToWallet", "addPassToWallet", "appStore", "automatedDeviceEnrollment", "certificateSheet", "contactAccess",
        "currentEntitlementTask", "familyActivityPicker", "gameSave", "groupActivity", "healthData", "imagePlayground",
        "inAppPurchase", "journalingSuggestions", "manageSubscriptions", "managedContent", "mapCamera", "mapFeature", "mapItem",
        "musicSubscription", "offerCode", "onAppIntentExecution", "onApplePay", "onCameraCapture", "onInAppPurchase",
        "payLater", "payWithApplePay", "photosPicker", "postToPhotos", "preferredSubscription", "productDescription",
        "productIcon", "productView", "quickLookPreview", "refundRequest", "shortcutsLink", "siriTip", "storeButton",
        "storeProduct", "subscriptionI", "subscriptionO", "subscriptionP", "subscriptionS", "tipAnchor", "tipBackground", "tipImage", "tipView", "transactionPicker",
        "transactionTask", "translationPresentation", "translationTask", "verifyIdentity", "webView", "credential",
        "displayStoreKitMessage", "devicePickerSupports", "requestAgeRange", "AssistiveAccess", "assistiveAccess",
        "supportsImagePlayground",
    ],
    "names that no program writes: what builders and modifiers answer with": [
        "AccessibilityAttachmentModifier", "DebugReplaceableView", "DocumentBaseBox", "EditableCollectionContent",
        "EmptyMatchedTransitionSourceConfiguration", "HierarchicalShapeStyleModifier", "IndexedIdentifierCollection",
        "ItemProviderTableRowModifier", "OnInsertTableRowModifier", "OutlineSubgroupChildren", "PreviewModifierContent",
        "TableHeaderRowContent", "TableOutlineGroupContent", "TupleTableColumnContent", "TupleTableRowContent",
        "DefaultDateProgressLabel", "anchoredlayout",
    ],
    "Metal's own layers": ["CAMetal", "CAEAGL", "CAEDR", "CARenderer", "CAOpenGL"],
}

# Beginnings that would take in too much: these names are meant as they are.
WHOLE = {
    "link", "field", "card", "linear", "circular", "bordered", "grouped", "carousel", "elliptical", "checkbox", "snapshot",
    "modifiers", "Hand", "ornament", "subscription", "activity",
}


class Coverage:
    def __init__(self, symbols: graphs.Symbols):
        self.symbols = symbols
        self.approximated: dict[tuple[str, str], str] = {}
        self.inert: dict[tuple[str, str], str] = {}
        self.macros = declared_macros()
        for file, places in symbols.places.items():
            if pathlib.Path(file).is_relative_to(graphs.ROOT):
                self.read(pathlib.Path(file), places)

    def read(self, file: pathlib.Path, places: list[tuple[int, str, str]]) -> None:
        """Finds which of a file's public declarations report something, or do nothing."""
        lines = file.read_text().split("\n")
        for position, (line, owner, name) in enumerate(places):
            end = places[position + 1][0] if position + 1 < len(places) else len(lines)
            body = declaration(lines, line, end)
            said = re.search(r"Reports\.once\(\s*\"((?:[^\"\\]|\\.)*)\"", body)
            if said:
                self.approximated[owner, name] = plain(said.group(1))
                continue
            note = re.search(r"Inert\.note\(\s*\"[^\"]*\",\s*\"((?:[^\"\\]|\\.)*)\"", body)
            if note:
                self.inert[owner, name] = plain(note.group(1))
            elif re.search(r"->\s*some \w+(<\w+>)?\s*(where[^{]*)?\{\s*(self|AnyTabContent\(self\)|entries \{ _ in \})\s*\}", body):
                self.inert[owner, name] = ""

    def state(self, owner: str, name: str) -> tuple[str, str]:
        """The state of one name, and a word on it."""
        if name not in self.symbols.all_members(owner):
            for reason, prefixes in NEVER.items():
                if any(meant(name, prefix) or owner.startswith(prefix) for prefix in prefixes):
                    return "never", reason
            return "missing", ""
        if (owner, name) in self.approximated:
            return "approximated", self.approximated[owner, name]
        if (owner, name) in self.inert:
            return "inert", self.inert[owner, name]
        return "works", ""

    def table(self, file: str) -> tuple[dict[str, int], list[str]]:
        """Counts of states, and a row a type, for the names in one file of `Known`."""
        counts = dict.fromkeys(STATES, 0)
        rows = []
        for line in (KNOWN / file).read_text().splitlines():
            if line.startswith("#") or ":" not in line:
                continue
            owner, _, members = line.partition(":")
            states: dict[str, list[str]] = {state: [] for state in STATES}
            if owner not in ("Global", "Macro"):
                outer, _, name = owner.rpartition(".")
                state, word = self.state(outer or "Global", name)
                counts[state] += 1
                if state in ("missing", "never"):
                    counts[state] += len(members.split())
                    rows.append(f"| `{owner}` | {'missing' if state == 'missing' else f'never: {word}'} | | | |")
                    continue
            for member in members.split():
                if owner == "Macro":
                    state, word = ("works" if member in self.macros else "missing"), ""
                else:
                    state, word = self.state(owner, member)
                counts[state] += 1
                states[state].append(f"`{member}`" + (f" ({word})" if word and state != "never" else ""))
            cells = [", ".join(states[state]) for state in ("works", "approximated", "inert")]
            rest = ", ".join(states["missing"])
            if states["never"]:
                rest += ("; " if rest else "") + "never: " + ", ".join(states["never"])
            rows.append(f"| `{owner}` | {cells[0] or 'works'} | {cells[1]} | {cells[2]} | {rest} |")
        return counts, rows


def declared_macros() -> set[str]:
    """The macros of the sources, which are in no symbol graph."""
    rooms = [path for path in (graphs.ROOT / "Sources").iterdir() if path.name == "SwiftUI" or path.name.startswith("View")]
    text = "\n".join(path.read_text() for room in rooms for path in room.glob("**/*.swift"))
    return set(re.findall(r"public macro (\w+)", text))


def meant(name: str, prefix: str) -> bool:
    """Whether a name is among those that begin so."""
    return name == prefix if prefix in WHOLE else name.startswith(prefix)


STATES = ("works", "approximated", "inert", "missing", "never")


def declaration(lines: list[str], start: int, end: int) -> str:
    """The text from a declaration to the end of its braces, at most up to line `end`."""
    depth, text = 0, []
    for line in lines[start:max(end, start + 1)]:
        text.append(line)
        code = re.sub(r"\"(?:[^\"\\]|\\.)*\"|//.*", "", line)
        depth += code.count("{") - code.count("}")
        if depth <= 0 and ("}" in code or not code.strip()):
            break
    return "\n".join(text)


def plain(words: str) -> str:
    """A sentence of the sources, as it reads in a table."""
    return re.sub(r"\\\((\w+)[^)]*\)", r"…", words).replace('\\"', "'").replace("|", "\\|")


def write(symbols: graphs.Symbols) -> str:
    coverage = Coverage(symbols)
    parts = [("SwiftUI", "SwiftUI.txt"), ("Core Animation", "QuartzCore.txt")]
    summary, sections = [], []
    for title, file in parts:
        counts, rows = coverage.table(file)
        total = sum(counts.values())
        summary.append(f"| {title} | {total} | " + " | ".join(str(counts[state]) for state in STATES) + " |")
        sections += [
            f"\n## {title}\n", "| type | works | approximated | inert | missing |", "|---|---|---|---|---|", *rows]
    own = [f"\n## Other modules\n", "All of these work as far as they are listed; what they lack does not compile.\n"]
    for module in ("Charts", "UIKitBridge", "Combine"):
        names = sorted(name for name in symbols.modules.get(module, set()) if "." not in name)
        title = {"UIKitBridge": "UIKit"}.get(module, module)
        own.append(f"**{title}**: " + ", ".join(f"`{name}`" for name in names) + "\n")
    return "\n".join([
        "# What of Apple's frameworks is here", "",
        "Written by `Scripts/docs` from the sources: do not edit. The names are those of Apple's documentation, overloads",
        "counted once. *Works*: as Apple's, as far as our tests and figures reach. *Approximated*: drawn otherwise, and the",
        "program says so once, in these words. *Inert*: compiles and changes nothing that is seen here. *Missing*: does not",
        "compile yet. *Never*: belongs to machines that Halcyon does not stand for.", "",
        "| framework | names | " + " | ".join(STATES) + " |", "|---|---|" + "---|" * len(STATES), *summary,
        *sections, *own])


if __name__ == "__main__":
    sys.stdout.write(write(graphs.Symbols(pathlib.Path(sys.argv[1]))))
