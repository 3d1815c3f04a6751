import { afterEach, expect, it } from "vitest";
import { publishPost, unpublishPost } from "../../domain/blog/publish-post.ts";
import { createPost } from "../../domain/blog/write-post.ts";
import { realWorld } from "../../domain/world.ts";
import { engines, openDatabase, type TestDatabase } from "../support/databases.ts";
import { type RunningSite, runSite } from "../support/running-site.ts";

let database: TestDatabase;
const running: RunningSite[] = [];
afterEach(async () => {
	await Promise.all(running.splice(0).map((site) => site.end("SIGTERM")));
	await database.remove();
});

async function sourcesOf(site: RunningSite, userMessage: string): Promise<string[]> {
	const response = await fetch(`${site.url}/api/agent/message`, {
		method: "POST",
		body: JSON.stringify({ userMessage, language: "es" }),
		headers: { "content-type": "application/json" },
	});
	const { sources } = await response.json();
	return sources.map(({ url }: { url: string }) => new URL(url, site.url).pathname);
}

it.each(engines)(
	"a published post is an answer's source in every process within a second, and no longer once it is withdrawn (%s)",
	async (engine) => {
		database = await openDatabase(engine);
		const { db } = database.connection;
		const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? "" };
		for (let processes = engine === "postgres" ? 2 : 1; processes > 0; processes--)
			running.push(await runSite(settings));
		const asks = "¿qué dicen de la polinización de orquídeas?";
		const address = "/blog/polinizacion-de-orquideas";
		const heard = () =>
			Promise.all(running.map(async (site) => (await sourcesOf(site, asks)).includes(address)));
		const everywhere = (found: boolean) => running.map(() => found);
		expect(await heard()).toEqual(everywhere(false));

		const text = {
			...{ title: "Polinización de orquídeas", slug: "", excerpt: "Cómo se polinizan las orquídeas." },
			...{ content: "Las abejas hacen la polinización de las orquídeas.", category: "estrategia", tags: [] },
			author: { name: "Ana Ruiz", image: null, bio: null, linkedIn: null },
			...{ date: null, cover: null },
		};
		const saved = await createPost(db, realWorld, { text, author: "Eva" }, { language: "es", twinOf: null });
		if (saved.kind !== "saved") throw new Error(saved.kind);
		expect(await heard()).toEqual(everywhere(false));
		await db.transaction().execute((tx) => publishPost(tx, realWorld, saved.postId, null));
		await expect.poll(heard, { timeout: 1_000, interval: 100 }).toEqual(everywhere(true));
		await db.transaction().execute((tx) => unpublishPost(tx, realWorld, saved.postId));
		await expect.poll(heard, { timeout: 1_000, interval: 100 }).toEqual(everywhere(false));
	},
	60_000,
);

it("the posts that were there at the start are searched", async () => {
	database = await openDatabase("sqlite");
	running.push(await runSite({ DATA_DIR: database.dataDir }));
	const [site] = running;
	if (!site) throw new Error("no site");
	expect(await sourcesOf(site, "¿tienen algo sobre ChatGPT en la tienda?")).toContainEqual(
		expect.stringMatching(/^\/blog\//),
	);
}, 60_000);
