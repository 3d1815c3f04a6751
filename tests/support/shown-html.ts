/** The HTML a visitor sees: without scripts, which carry the data that React Router hydrates with. */
export async function shownHtml(response: Response | Promise<Response>): Promise<string> {
	return (await (await response).text()).replace(/<script[\s\S]*?<\/script>/g, "");
}
