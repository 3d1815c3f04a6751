import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import { BreakAfterAt, Sentences, Unbroken } from "./unbroken.tsx";

export default [
	{
		title: "Unbroken, the name of each industry",
		render: (language) => (
			<ul>
				{industries.map(({ id, text }) => (
					<li key={id}>
						<Unbroken>{text[language].name}</Unbroken>
					</li>
				))}
			</ul>
		),
	},
	{
		title: "Sentences, the title of an industry",
		render: (language) => (
			<h2>
				<Sentences>{industries[4].page[language].heroTitle}</Sentences>
			</h2>
		),
	},
	{
		title: "BreakAfterAt, a mail address on a narrow line",
		render: () => (
			<p style={{ width: "8em" }}>
				<BreakAfterAt>recepcion@hotel-mirador.example</BreakAfterAt>
			</p>
		),
	},
] satisfies Example[];
