// Runs in the editor of a post: keeps what is written every few seconds, shows how it looks, copies its JSON.
// The staff’s rooms are plain HTML: beside this they have only what copies a link.

const pause = 2_500;
const editor = document.querySelector<HTMLFormElement>("form.post-editor");
const state = document.querySelector<HTMLElement>("#editor-state");
let waiting: ReturnType<typeof setTimeout> | undefined;
let written = 0;

function say(words = "") {
	if (state) state.textContent = words;
}

async function keep() {
	if (!editor) return;
	const begun = written;
	const sent = new FormData(editor);
	sent.set("what", "preview");
	// What is chosen goes along with what is pressed.
	for (const file of ["illustration", "picture", "file"]) sent.delete(file);
	say(state?.dataset.saving);
	try {
		const answer = await fetch(editor.action, { method: "POST", body: sent });
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
	clearTimeout(waiting);
	waiting = setTimeout(keep, pause);
});
// A picture goes where somebody was writing.
editor?.querySelector("textarea[name=content]")?.addEventListener("blur", ({ target }) => {
	const caret = editor.querySelector<HTMLInputElement>("input[name=caret]");
	if (caret && target instanceof HTMLTextAreaElement) caret.value = String(target.selectionEnd);
});
// What is sent by hand is not sent again.
editor?.addEventListener("submit", () => clearTimeout(waiting));

document.querySelector("#copy-json")?.addEventListener("click", async () => {
	const json = document.querySelector<HTMLTextAreaElement>("#json-text");
	if (!json) return;
	json.select();
	await navigator.clipboard.writeText(json.value).then(
		() => say(state?.dataset.copied),
		() => undefined,
	);
});
