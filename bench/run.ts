import { publicPages } from "../http/found/pages.ts";
import { assistantTurns } from "./assistant-turns.ts";
import { blog } from "./blog.ts";
import { deliveries } from "./deliveries.ts";
import { firstToken } from "./first-token.ts";
import { homePage } from "./home-page.ts";
import { leadList } from "./lead-list.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { proposals } from "./proposals.ts";
import { signIn } from "./sign-in.ts";
import { visitor } from "./visitor.ts";

/** Every figure the site promises, measured and printed as one table; names as arguments measure only those. */
const parts = {
	home: homePage,
	turns: assistantTurns,
	"first-token": firstToken,
	proposals,
	visitor,
	"sign-in": signIn,
	leads: leadList,
	deliveries,
	blog,
	lighthouse: () => lighthouseScores(["/", "/en"]),
	pages: () => lighthouseScores(publicPages().flatMap(({ es, en }) => [es, en])),
};
/** Takes half an hour, so only when asked for: `npm run bench -- pages`. */
const onRequest = ["pages"];
const asked = process.argv.slice(2);
const rows = [];
for (const [name, measure] of Object.entries(parts))
	if (asked.length === 0 ? !onRequest.includes(name) : asked.includes(name)) rows.push(...(await measure()));
console.table(rows.map(({ figure, goal, measured }) => ({ figure, goal, measured })));
process.exit(0);
