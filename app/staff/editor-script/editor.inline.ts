// Runs in the editor of a post: keeps what is written every few seconds, shows how it looks, copies its JSON.
// The staff’s rooms are plain HTML: beside this they have only what copies a link.

const pause = 2_500;
const editor = document.querySelector<HTMLFormElement>("form.post-editor");
const state = document.querySelector<HTMLElement>("#editor-state");
let waiting: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let holding = false;
let sent = false;
let written = 0;

function say(words = "") {
	if (state) state.textContent = words;
}

/** One save at a time, each from the version the one before made: two at once would look like two writers. */
function keepSoon() {
	clearTimeout(waiting);
	waiting = setTimeout(() => {
		if (sent) return;
		if (running) return keepSoon();
		running = keep().finally(() => {
			running = undefined;
		});
	}, pause);
}

async function keep() {
	if (!editor) return;
	const begun = written;
	const form = new FormData(editor);
	form.set("what", "preview");
	// What is chosen goes along with what is pressed.
	for (const file of ["illustration", "picture", "file"]) form.delete(file);
	say(state?.dataset.saving);
	try {
		const answer = await fetch(editor.action, {
			method: "POST",
			body: form,
			signal: AbortSignal.timeout(20_000),
		});
		if (answer.status === 409) return say(state?.dataset.overtaken);
		const page = new DOMParser().parseFromString(await answer.text(), "text/html");
		const base = page.querySelector<HTMLInputElement>("form.post-editor input[name=base]");
		if (!answer.ok || !base) throw new Error("It was refused.");
		for (const own of document.querySelectorAll<HTMLInputElement>("input[name=base]")) own.value = base.value;
		const shown = page.querySelector("#previa");
		const here = document.querySelector("#previa");
		if (shown && here) here.replaceChildren(...shown.childNodes);
		const time = new Date().toLocaleTimeString(document.documentElement.lang);
		if (begun === written) say(state?.dataset.saved?.replace("{time}", time));
	} catch {
		say(state?.dataset.failed);
	}
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
// What is sent by hand is not sent again, and waits for the save under way, whose version it goes on from.
editor?.addEventListener("submit", async (event) => {
	clearTimeout(waiting);
	sent = !running;
	if (!running) return;
	event.preventDefault();
	if (holding) return;
	holding = true;
	await running;
	holding = false;
	editor.requestSubmit(event.submitter);
});
// Who goes back to the page goes on writing.
addEventListener("pageshow", () => {
	sent = false;
});

document.querySelector("#copy-json")?.addEventListener("click", async () => {
	const json = document.querySelector<HTMLTextAreaElement>("#json-text");
	if (!json) return;
	json.select();
	await navigator.clipboard.writeText(json.value).then(
		() => say(state?.dataset.copied),
		() => undefined,
	);
});
