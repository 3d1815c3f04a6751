import { assistantTurns } from "./assistant-turns.ts";
import { homePage } from "./home-page.ts";
import { proposals } from "./proposals.ts";

/** Every figure the site promises, measured and printed as one table. */
const rows = [...(await homePage()), ...(await assistantTurns()), ...(await proposals())];
console.table(rows.map(({ figure, goal, measured }) => ({ figure, goal, measured })));
process.exit(0);
