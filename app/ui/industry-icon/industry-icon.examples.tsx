import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import { IndustryIcon } from "./industry-icon.tsx";

export default [
	{
		title: "IndustryIcon of each industry",
		render: (language) => (
			<ul className="preview-column">
				{industries.map(({ id, text }) => (
					<li key={id} className="row">
						<IndustryIcon industry={id} /> {text[language].name}
					</li>
				))}
			</ul>
		),
	},
] satisfies Example[];
