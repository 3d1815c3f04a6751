import { pathTo } from "../../../content/addresses.ts";
import { blog } from "../../../content/blog/list.ts";
import { en } from "../../../content/pages/error/en.ts";
import { es } from "../../../content/pages/error/es.ts";
import type { Example } from "../../preview/example.ts";
import { ButtonLink } from "../button/button.tsx";
import { NotFoundNotice, Notice } from "./notice.tsx";

export default [
	{
		title: "Notice with two ways on",
		full: true,
		render: (language) => {
			const text = { es, en }[language];
			return (
				<Notice title={text.message} message={text.next}>
					<p className="row">
						<ButtonLink look="sun" href="">
							{text.retry}
						</ButtonLink>
						<ButtonLink look="outline" href={pathTo("home", language)}>
							{text.home}
						</ButtonLink>
					</p>
				</Notice>
			);
		},
	},
	{
		title: "NotFoundNotice, back to the list",
		full: true,
		render: (language) => <NotFoundNotice text={blog[language].unknown} back={pathTo("blog", language)} />,
	},
] satisfies Example[];
