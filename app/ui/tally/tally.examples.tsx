import { cases } from "../../../content/cases/list.ts";
import type { Example } from "../../preview/example.ts";
import { Tally } from "./tally.tsx";

export default [
	{
		title: "The figure of each case, counted",
		render: (language) => (
			<div className="preview-column">
				{cases.map(({ id, text }) => (
					<div key={id}>
						<p>{text[language].result}</p>
						<Tally of={id} />
					</div>
				))}
			</div>
		),
	},
] satisfies Example[];
