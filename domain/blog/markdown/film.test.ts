import { expect, it } from "vitest";
import { hasFilm } from "./film.ts";
import { renderMarkdown } from "./render.ts";

function html(markdown: string, language: "es" | "en" = "es"): string {
	const rendered = renderMarkdown(markdown, language);
	if (rendered.kind !== "rendered") throw new Error("It was not rendered.");
	return rendered.html;
}

const youtube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
const vimeo = "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1";

it.each([
	["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
	["https://youtube.com/watch?v=dQw4w9WgXcQ&t=42s", `${youtube}&start=42`],
	["https://youtu.be/dQw4w9WgXcQ?t=1m30s", `${youtube}&start=90`],
	["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=%22onload", youtube],
	["https://vimeo.com/76979871#t=1h2m3s", `${vimeo}#t=3723s`],
	["https://m.youtube.com/watch?v=dQw4w9WgXcQ", youtube],
	["https://youtu.be/dQw4w9WgXcQ?si=abc", youtube],
	["https://www.youtube.com/shorts/dQw4w9WgXcQ", youtube],
	["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youtube],
	["https://vimeo.com/76979871", vimeo],
	["https://player.vimeo.com/video/76979871", vimeo],
])("turns a film's address that stands alone into a panel that loads nothing: %s", (address, player) => {
	for (const written of [address, `[El **muelle**](${address})`]) {
		const made = html(written);
		expect(hasFilm(made)).toBe(true);
		expect(made.replaceAll("&#x26;", "&").replaceAll("&amp;", "&")).toContain(
			`<a href="${address}" rel="noopener nofollow" data-player="${player}">`,
		);
		expect(made).not.toMatch(/<iframe|src=/);
	}
});

it("says what the film is, whose, and what a press tells its service, in the post's language", () => {
	expect(html("[El muelle](https://vimeo.com/76979871)")).toMatch(
		/<span>El muelle<\/span><\/a><figcaption>Está en Vimeo\. .*y entonces Vimeo sabe que lo viste\.<\/figcaption><\/figure>/,
	);
	expect(html("https://youtu.be/dQw4w9WgXcQ", "en")).toMatch(
		/<span>Watch the video on YouTube<\/span><\/a><figcaption>It’s on YouTube\. /,
	);
});

it.each([
	"https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
	"https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
	"https://eva:clave@www.youtube.com/watch?v=dQw4w9WgXcQ",
	"https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
	"https://evilyoutube.com/watch?v=dQw4w9WgXcQ",
	"https://youtube.evil/watch?v=dQw4w9WgXcQ",
	"https://xn--yutube-wqf.com/watch?v=dQw4w9WgXcQ",
	"http://www.youtube.com/watch?v=dQw4w9WgXcQ",
	"//www.youtube.com/watch?v=dQw4w9WgXcQ",
	"javascript:alert('https://youtu.be/dQw4w9WgXcQ')",
	"data:text/html,https://youtu.be/dQw4w9WgXcQ",
	"https://www.youtube.com/watch?v=abc",
	"https://www.youtube.com/watch?v=dQw4w9WgXc%22",
	"https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%20onload=%22alert(1)",
	"https://youtu.be/dQw4w9Wg%22%3E%3Cs",
	"https://youtu.be/dQw4w9WgXcQ/../x",
	"https://www.youtube.com/shorts/dQw4w9WgXcQ/x",
	"https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ",
	"https://www.youtube.com/channel/dQw4w9WgXcQ",
	"https://vimeo.com.evil.example/76979871",
	"https://vimeo.com/76979871%22",
	"https://vimeo.com/76979871abc",
	"https://vimeo.com/channels/staffpicks",
	"https://player.vimeo.com/76979871",
])("takes nothing else for a film: %s", (address) => {
	for (const written of [address, `[x](${address})`, `<${address}>`]) {
		expect(html(written)).not.toMatch(/<figure|data-player|<iframe/);
		expect(html(written)).not.toMatch(/(href|src)="\s*(javascript|data):/);
	}
});

it("leaves a film's link among words, or beside another, a link", () => {
	const film = "https://youtu.be/dQw4w9WgXcQ";
	for (const written of [`Mira [esto](${film}).`, `${film} ${film}`, `- ${film}`, `## [x](${film})`])
		expect(html(written), written).not.toContain("<figure");
});

it("lets nobody write a panel of their own", () => {
	const own =
		'<figure class="embed"><a href="https://evil.example" data-player="https://evil.example">x</a></figure>';
	expect(html(own)).not.toMatch(/<figure|data-player/);
	expect(hasFilm(html(`\`${own}\``))).toBe(false);
});
