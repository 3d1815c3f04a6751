import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = dirname(import.meta.dirname);
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** The numbers of levels 1 and 2. Source: github.com/OWASP/ASVS, 5.0.0. */
const wanted = read("tests/support/asvs-5.0-level-2.txt").trim().split("\n");
/** Why a line needs no test. */
const reasons = /not applicable|deviates, because|left to the operator|^see |none needed|a document/i;

const lines = ["docs/security.md", "docs/security-accounts.md"].flatMap((file) =>
	read(file)
		.split("\n")
		.filter((line) => /^\| \d+\.\d/.test(line))
		.map((line) => {
			const [numbers = "", holds = "", shownBy = ""] = line.split("|").slice(1, -1);
			return { line, numbers: numbersOf(numbers.trim()), holds: holds.trim(), shownBy: shownBy.trim() };
		}),
);

function numbersOf(cell: string): string[] {
	return cell.split(", ").flatMap((part) => {
		const [first = "", last] = part.split("–");
		if (last === undefined) return [first];
		const section = first.slice(0, first.lastIndexOf("."));
		const [from = 0, to = 0] = [first, last].map((number) => Number(number.slice(section.length + 1)));
		return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
	});
}

it("lists each line of ASVS 5.0, level 2, or says that its chapter does not apply", () => {
	const listed = new Set(lines.flatMap(({ numbers }) => numbers));
	expect(wanted.length).toBeGreaterThan(250);
	const sectionOf = (number: string) => number.slice(0, number.lastIndexOf("."));
	const isElsewhere = /^(10|17)\./;
	expect(
		wanted.filter((one) => !listed.has(one) && !listed.has(sectionOf(one)) && !isElsewhere.test(one)),
	).toEqual([]);
	for (const chapter of ["## V10 OAuth and OIDC\nNot applicable", "V17 is not applicable"])
		expect(read("docs/security.md") + read("docs/security-accounts.md")).toContain(chapter);
});

it("names for each line a test that exists, or the reason why there is none", () => {
	const options = { cwd: root, exclude: ["node_modules", "build"] };
	const tests = new Set(
		globSync("{app,commands,config,content,db,domain,http,tests}/**/*.{test,spec}.{ts,tsx}", options).map(
			(file) => basename(file),
		),
	);
	expect(tests.size).toBeGreaterThan(200);
	const named = lines.flatMap(({ shownBy }) =>
		[...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
	);
	const attack = "npm run attack";
	expect(named.filter((name) => name !== attack && !tests.has(basename(name)))).toEqual([]);
	const isShown = ({ holds, shownBy }: (typeof lines)[number]) =>
		shownBy.includes("`") || reasons.test(shownBy) || reasons.test(holds);
	expect(lines.filter((one) => !isShown(one)).map(({ line }) => line)).toEqual([]);
});

it("leaves no line open, and to the operator only what a document tells the operator to do", () => {
	expect(lines.filter(({ line }) => /\bopen\b\W*:|\*\*open/i.test(line)).map(({ line }) => line)).toEqual([]);
	const left = lines.filter(({ holds }) => holds.includes("left to the operator"));
	expect(left.length).toBeGreaterThan(5);
	for (const { line, holds } of left) {
		const [, file = "", anchor = ""] =
			/\]\((\w+\.md)#([\w-]+)\)/.exec(holds.split("left to the operator")[1] ?? "") ?? [];
		expect(file, line).not.toBe("");
		const headings = [...read(`docs/${file}`).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
		const anchors = headings.map((one) =>
			one
				.toLowerCase()
				.replace(/[^\w -]/g, "")
				.replaceAll(" ", "-"),
		);
		expect(anchors, line).toContain(anchor);
	}
});

it("starts no other program in the server, and runs no text as code", () => {
	const files = globSync("{app,config,content,domain,http,shared}/**/*.{ts,tsx}", { cwd: root }).filter(
		(file) => !/\.(test|spec)\.tsx?$/.test(file),
	);
	expect(files.length).toBeGreaterThan(800);
	const forbidden = /child_process|\beval\(|new Function\(|\bnode:vm\b/;
	expect(files.filter((file) => forbidden.test(read(file)))).toEqual([]);
});
