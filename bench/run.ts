import { publicPages } from "../http/well-known/pages.ts";
import { assistantTurns } from "./assistant-turns.ts";
import { type Measure, runBenches } from "./bench.ts";
import { blog } from "./blog.ts";
import { deliveries } from "./deliveries.ts";
import { firstScreen } from "./first-screen.ts";
import { firstToken } from "./first-token.ts";
import { homePage } from "./home-page.ts";
import { inbox } from "./inbox.ts";
import { leadList } from "./lead-list.ts";
import { lighthouseScores } from "./lighthouse.ts";
import { nextPage } from "./next-page.ts";
import { openStreams } from "./open-streams.ts";
import { proposals } from "./proposals.ts";
import { publishing } from "./publishing.ts";
import { restore } from "./restore.ts";
import { scaling } from "./scaling.ts";
import { signIn } from "./sign-in.ts";
import { teamSearch } from "./team-search.ts";
import { visitor } from "./visitor.ts";

const requested = process.argv.slice(2);
const paths = requested.filter((name) => name.startsWith("/"));
const names = [...requested.filter((name) => !name.startsWith("/")), ...(paths.length > 0 ? ["pages"] : [])];
const pages = publicPages().flatMap(({ es, en }) => [es, en]);
/** Measures every promised figure and prints one table; names as arguments limit it to those. */
const parts: Record<string, Measure> = {
	home: homePage,
	"first-screen": (bench) => firstScreen(bench, ["/"]),
	"next-page": nextPage,
	turns: assistantTurns,
	"first-token": firstToken,
	"open-streams": openStreams,
	proposals,
	visitor,
	"sign-in": signIn,
	leads: leadList,
	"team-search": teamSearch,
	inbox,
	deliveries,
	blog,
	publishing,
	restore,
	scaling,
	lighthouse: (bench) => lighthouseScores(bench, ["/", "/en"]),
	"first-screens": (bench) =>
		firstScreen(
			bench,
			publicPages()
				.filter(({ page }) => page !== "demoFlow")
				.map(({ es }) => es),
		),
	pages: (bench) => lighthouseScores(bench, paths.length > 0 ? paths : pages),
};
/** Runs only on request, because it takes long: `npm run bench -- pages`, or `-- /legal /blog` for some pages. */
const onRequest = ["first-screens", "pages", "restore", "scaling"];
const wanted = (name: string) => (names.length === 0 ? !onRequest.includes(name) : names.includes(name));
await runBenches(Object.entries(parts).flatMap(([name, measure]) => (wanted(name) ? [measure] : [])));
