import { en } from "../../../content/staff/en.ts";
import { es } from "../../../content/staff/es.ts";
import type { Example } from "../../preview/example.ts";

const looks = ["tag", "tag sol", "tag cielo", "tag noche", "tag tag-ok", "tag tag-problem"];

export default [
	{
		title: "Tag, each look",
		render: (language) => (
			<p className="row">
				{looks.map((look) => (
					<span key={look} className={look}>
						{{ es, en }[language].screens.leads}
					</span>
				))}
			</p>
		),
	},
	{
		title: "Tag that is pressed",
		render: (language) => (
			<button type="button" className="tag">
				{{ es, en }[language].search}
			</button>
		),
	},
] satisfies Example[];
