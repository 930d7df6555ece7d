/** The host of Discord members' pictures. Source: https://discord.com/developers/docs/reference#image-formatting */
export const DISCORD_PICTURES = "https://cdn.discordapp.com";
