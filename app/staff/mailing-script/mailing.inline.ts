// Runs where staff see a newsletter on its way: asks how far it is and shows it. Without it, the page reloads itself.

const untilNextLook = 2_000;
const said = document.querySelector<HTMLElement>("#mailing-said");
const inWords = () => document.querySelector("#mailing-words")?.textContent ?? "";

async function look() {
	const here = document.querySelector<HTMLElement>("#mailing[data-under-way]");
	if (!here) return;
	try {
		if (document.hidden) return;
		const answer = await fetch(here.dataset.underWay ?? "");
		// The other page's styles are none of this page's: its policy would say so aloud.
		const text = (await answer.text()).replace(/<style[\s\S]*?<\/style>/g, "");
		const page = new DOMParser().parseFromString(text, "text/html");
		const now = page.querySelector<HTMLElement>("#mailing");
		if (!now) return;
		here.replaceWith(now);
		// Each quarter is said aloud, and the end: every number would talk over whoever is writing.
		if (said && now.dataset.quarter !== here.dataset.quarter) said.textContent = inWords();
	} catch {
		// It is asked again.
	} finally {
		setTimeout(look, untilNextLook);
	}
}

setTimeout(look, untilNextLook);
