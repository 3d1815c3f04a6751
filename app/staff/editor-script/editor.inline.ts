// Runs in the editor of a post: keeps what is written every few seconds, shows how it looks, copies its JSON.
// The staff’s rooms are plain HTML: beside this they have only what copies a link.

const pause = 2_500;
const editor = document.querySelector<HTMLFormElement>("form.post-editor");
const state = document.querySelector<HTMLElement>("#editor-state");
let waiting: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let holding = false;
let sent = false;
/** How often something was written, and up to where it is kept. */
let written = 0;
let kept = 0;
/** The server was not reached, or knows its writer no more: what is sent there now would be lost. */
let away = false;

function say(words = "") {
	if (state) state.textContent = words;
}

function keepSoon() {
	clearTimeout(waiting);
	waiting = setTimeout(keepNow, pause);
}

/** One save at a time, each from the version the one before made: two at once would look like two writers. */
function keepNow() {
	clearTimeout(waiting);
	if (sent || kept === written) return;
	// Whose text stands is for its writer to say: nothing is put over somebody else's by itself.
	if (document.querySelector(".post-theirs") && !holding) return;
	if (running) return keepSoon();
	running = keep().finally(() => {
		running = undefined;
	});
}

async function keep() {
	if (!editor) return;
	const begun = written;
	const form = new FormData(editor);
	form.set("what", "keep");
	// What is chosen goes along with what is pressed.
	for (const file of ["illustration", "picture", "file"]) form.delete(file);
	say(state?.dataset.saving);
	away = true;
	try {
		const answer = await fetch(editor.action, {
			method: "POST",
			body: form,
			signal: AbortSignal.timeout(20_000),
		});
		if (answer.status === 403) return say(state?.dataset.ended);
		away = answer.status >= 500;
		if (answer.status === 409) return say(state?.dataset.overtaken);
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const [why] = [...page.querySelectorAll(".alert-problem li, .alert-problem b")].slice(-1);
		if (answer.status === 400 && why?.textContent) {
			say(why.textContent);
			const wayOn = page.querySelector(".alert-problem .way-on");
			if (wayOn) state?.append(" ", wayOn);
			return;
		}
		if (!answer.ok || !goOnFrom(page, answer.url)) throw new Error("It was refused.");
		kept = begun;
		const shown = page.querySelector("#previa");
		const here = document.querySelector("#previa");
		if (shown && here) here.replaceChildren(...shown.childNodes);
		const time = new Date().toLocaleTimeString(document.documentElement.lang);
		// The text is kept; the language that was chosen is not, and the field shows the one it has.
		const stays = page.querySelector("#language-stays");
		const language = page.querySelector<HTMLInputElement>("form.post-editor [name=language]");
		const chosen = editor.querySelector<HTMLSelectElement>("select[name=language]");
		if (stays && language && chosen) chosen.value = language.value;
		const done = [state?.dataset.saved?.replace("{time}", time), stays?.textContent];
		if (begun === written) say(done.filter(Boolean).join(". "));
	} catch {
		say(state?.dataset.failed);
	}
}

/** The version that was made is what is written on from; a new post, or one written anew, is at its own address. */
function goOnFrom(page: Document, address: string): boolean {
	const form = page.querySelector<HTMLFormElement>("form.post-editor");
	const base = form?.querySelector<HTMLInputElement>("input[name=base]");
	if (!editor || !form || !base) return false;
	const own = editor.querySelector<HTMLInputElement>("input[name=base]");
	if (own) own.value = base.value;
	else editor.append(base);
	if (form.action === editor.action) return true;
	editor.action = form.getAttribute("action") ?? "";
	history.replaceState(null, "", new URL(address).pathname);
	// What a new post has no buttons for yet: how it looks, and its readers.
	const buttons = editor.querySelector(".post-actions .row");
	for (const button of form.querySelectorAll<HTMLButtonElement>(".post-actions button"))
		if (!buttons?.querySelector(`[value=${button.value}]`)) buttons?.append(button);
	return true;
}

editor?.addEventListener("input", () => {
	written++;
	keepSoon();
});
// A picture goes where somebody was writing.
editor?.querySelector("textarea[name=content]")?.addEventListener("blur", ({ target }) => {
	const caret = editor.querySelector<HTMLInputElement>("input[name=caret]");
	if (caret && target instanceof HTMLTextAreaElement) caret.value = String(target.selectionEnd);
});
// What is sent by hand waits for the save under way, whose version it goes on from. What could not be kept is tried
// once more before the page is left: a page that is gone has lost it.
editor?.addEventListener("submit", async (event) => {
	clearTimeout(waiting);
	away ||= !navigator.onLine;
	sent = !running && !away;
	if (sent) return;
	event.preventDefault();
	if (holding) return;
	holding = true;
	await running;
	if (away) {
		written++;
		keepNow();
		await running;
	}
	holding = false;
	if (!away) editor.requestSubmit(event.submitter);
});
addEventListener("beforeunload", (event) => {
	if (!sent && kept !== written) event.preventDefault();
});
document.addEventListener("visibilitychange", () => {
	if (document.visibilityState === "hidden") keepNow();
});
// Who goes back to the page goes on writing.
addEventListener("pageshow", () => {
	sent = false;
});

// A file holds what is kept: what was just written is kept before.
document.querySelector<HTMLAnchorElement>("a[href$='/post.md']")?.addEventListener("click", async (event) => {
	if (kept === written || !(event.currentTarget instanceof HTMLAnchorElement)) return;
	event.preventDefault();
	const { href } = event.currentTarget;
	keepNow();
	await running;
	if (kept === written) location.assign(href);
});

document.querySelector("#copy-json")?.addEventListener("click", async () => {
	const json = document.querySelector<HTMLTextAreaElement>("#json-text");
	if (!json) return;
	json.select();
	await navigator.clipboard.writeText(json.value).then(
		() => say(state?.dataset.copied),
		() => say(state?.dataset.notCopied),
	);
});
