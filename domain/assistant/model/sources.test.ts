import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const time = {
	title: "How long does implementation take?",
	url: "/en/how-we-do-it",
	text: "Between 2 and 4 weeks, depending on how many systems have to be connected.",
};
const speed = {
	title: "How fast does the assistant answer?",
	url: "/en",
	text: "In under 10 seconds, at any time of day or night.",
};

it("names the pages an answer says something of, and no other that was looked up", () => {
	expect(sourcesOf(["It takes 2 to 4 weeks."], [speed, time])).toEqual([
		{ title: time.title, url: time.url },
	]);
	const both = ["It answers in under 10 seconds.", "Implementation takes 2 to 4 weeks."];
	expect(sourcesOf(both, [time, speed]).map(({ url }) => url)).toEqual([speed.url, time.url]);
});

it("names three pages at most, and none where no word is shared", () => {
	const pages = ["one", "two", "three", "four"].map((word) => ({
		title: word,
		url: `/${word}`,
		text: `About ${word}.`,
	}));
	const said = ["About one.", "About two.", "About three.", "About four."];
	expect(sourcesOf(said, pages)).toHaveLength(3);
	expect(sourcesOf(["Nice to meet you, Ann."], [time, speed])).toEqual([]);
});
