// Runs in a page with a film of another service: a press brings its player in place of the link, which works without.

document.addEventListener("click", (event) => {
	const link =
		event.target instanceof Element && event.target.closest<HTMLAnchorElement>(".embed > a[data-player]");
	// With a key held, a link opens where the reader wants it.
	if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	const player = document.createElement("iframe");
	player.title = link.innerText;
	player.allow = "autoplay; fullscreen; picture-in-picture";
	// A player refuses to play for a page that does not say where it is from.
	player.referrerPolicy = "strict-origin-when-cross-origin";
	player.setAttribute(
		"sandbox",
		"allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox",
	);
	player.src = link.dataset.player ?? "";
	// The link goes on holding the place, unseen (article.css).
	link.after(player);
	player.focus();
});
