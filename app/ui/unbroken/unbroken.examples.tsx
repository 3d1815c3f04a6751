import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import { Unbroken } from "./unbroken.tsx";

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
] satisfies Example[];
