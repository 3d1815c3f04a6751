import type { Example } from "../../preview/example.ts";
import { Contents } from "./contents.tsx";

export default [
	{
		title: "What a page holds, opened by a press on a phone",
		render: (language) => (
			<Contents label={language === "es" ? "En este artículo" : "In this article"}>
				<ul>
					<li>
						<a href="#hora">{language === "es" ? "La hora" : "The hour"}</a>
					</li>
				</ul>
			</Contents>
		),
	},
] satisfies Example[];
