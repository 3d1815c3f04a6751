import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What the public pages and the proposal say. Spanish has no apostrophe and none of these words. */
const folders =
	"pages,layout,industries,products,cases,forms,proposal,chat,login,portal,staff,blog-admin,emails,errors,assistant";
const files = globSync([`{${folders}}/**/*.ts`, "site.ts"], { cwd: import.meta.dirname }).filter(
	(file) => !file.endsWith(".test.ts"),
);
const literals = files.flatMap((file) => {
	const source = readFileSync(join(import.meta.dirname, file), "utf8").replace(
		/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
		"",
	);
	return (source.match(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []).map((text) => ({ file, text }));
});

it("was really read", () => expect(literals.length).toBeGreaterThan(2_000));

it("sets its apostrophes as print does", () => {
	expect(literals.filter(({ text }) => /\p{L}'/u.test(text))).toEqual([]);
});

it("spells as Americans do, and one way", () => {
	const british =
		/colour|instalment|\benrol(ment|s)?\b|enquir|catalogue|\btyre|programme|analys(e|ing)\b|travell|\bgrey\b|favour|behaviour|\bcentre\b|number plate|\bqueues?\b|\be-mail|labell|\bany more\b|characters fit/i;
	expect(literals.filter(({ text }) => british.test(text))).toEqual([]);
});
