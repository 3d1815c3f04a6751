import { nearMoment } from "../../../content/near-moment.ts";
import { portal } from "../../../content/portal/list.ts";
import type { Language } from "../../../shared/language.ts";
import type { Example } from "../../preview/example.ts";
import { Dated, NearDate } from "./near-date.tsx";

const now = new Date("2026-11-28T15:00:00Z");
const shown = (at: string, language: Language) => nearMoment(at, now, language);

export default [
	{
		title: "NearDate, yesterday, this week and another month",
		render: (language) => (
			<ul>
				{["2026-11-27T15:00:00Z", "2026-11-24T15:00:00Z", "2027-01-12T15:00:00Z"].map((at) => (
					<li key={at}>
						<NearDate at={shown(at, language)} />
					</li>
				))}
			</ul>
		),
	},
	{
		title: "Dated, a milestone",
		render: (language) => (
			<p>
				<Dated sentence={portal[language].project.until} at={shown("2026-12-11T15:00:00Z", language)} />
			</p>
		),
	},
] satisfies Example[];
