import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { readMarkdownFile } from "../../../domain/blog/files/front-matter.ts";
import { readPostFields } from "../../../domain/blog/files/post-file.ts";
import { chooseCover, chooseCovers } from "./choose-cover.ts";

const folder = join(import.meta.dirname, "../../../content/posts");
const posts = globSync("*.es.md", { cwd: folder })
	.map((file) => {
		const markdown = readMarkdownFile(readFileSync(join(folder, file), "utf8"));
		return { storyId: basename(file, ".es.md"), date: readPostFields(markdown, "").text.date ?? "" };
	})
	.toSorted((one, other) => other.date.localeCompare(one.date));

it("gives each supplied post an object of its own, which its place in a list does not change", () => {
	const covers = posts.map(chooseCover);
	expect(posts.length).toBeGreaterThan(8);
	expect(new Set(covers.map(({ object }) => object)).size).toBe(posts.length);
	expect(chooseCovers(posts)).toEqual(covers);
});

it("shows what a post is about, and without a known word the same each time", () => {
	expect(chooseCover({ storyId: "whatsapp-de-noche-hotel" }).object).toBe("bed");
	const post = { storyId: "f81d4fae-7dec" };
	expect(chooseCover(post)).toEqual(chooseCover({ ...post }));
});

it("seldom repeats the cover of a supplied post on one that is written here", () => {
	const cover = (post: { storyId: string }) => Object.values(chooseCover(post)).join();
	const supplied = new Set(posts.map(cover));
	const written = Array.from({ length: 1_000 }, (_, index) => cover({ storyId: `q${index}Zk` }));
	expect(written.filter((one) => supplied.has(one)).length).toBeLessThan(250);
	expect(new Set(written).size).toBe(48);
});

it("has neighbours differ in object and ground, beside each other and on shelves of two and three", () => {
	const many = Array.from({ length: 300 }, (_, index) => ({ storyId: `post-${(index * 7) % 40}` }));
	const covers = chooseCovers(many);
	for (const distance of [1, 2, 3])
		for (const [index, { object, ground }] of covers.slice(distance).entries()) {
			const neighbour = covers[index];
			expect([neighbour?.object === object, neighbour?.ground === ground], `${index}`).toEqual([
				false,
				false,
			]);
		}
	expect(new Set(covers.map(({ object }) => object)).size).toBeGreaterThan(8);
});
