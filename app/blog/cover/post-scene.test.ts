import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { readMarkdownFile } from "../../../domain/blog/files/front-matter.ts";
import { readPostFields } from "../../../domain/blog/files/post-file.ts";
import { postScene } from "./post-scene.ts";

const folder = join(import.meta.dirname, "../../../content/posts");
const posts = globSync("*.es.md", { cwd: folder }).map((file) => {
	const { category, date } = readPostFields(
		readMarkdownFile(readFileSync(join(folder, file), "utf8")),
		"",
	).text;
	return { storyId: basename(file, ".es.md"), category, date: date ?? "" };
});

it("gives each supplied post a cover of its own", () => {
	const covers = posts.map((post) => JSON.stringify(postScene(post)));
	expect(posts.length).toBeGreaterThan(8);
	expect(new Set(covers).size).toBe(posts.length);
});

it("shows the business that a post is about", () => {
	expect(postScene({ storyId: "caso-hotel-salento", category: "estrategia" }).industry).toBe(
		"hospitalidad-viajes",
	);
});

it("shows a post without a business or a known category the same scene each time", () => {
	const post = { storyId: "f81d4fae-7dec", category: "other" };
	expect(postScene(post)).toEqual(postScene({ ...post }));
	expect(postScene(post).hour).toBe("noon");
});
