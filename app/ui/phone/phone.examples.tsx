import { phoneLink } from "../../../content/phone-link.ts";
import { site } from "../../../content/site.ts";
import type { Example } from "../../preview/example.ts";

const { name, href } = phoneLink(site.phone);

export default [
	{ title: "A telephone number to call", render: () => <a href={href}>{name}</a> },
] satisfies Example[];
