// Every call that section 7 of the specification names, and what became of it.

/** Operations of the contract under the very name. */
export const BUILT = `
account/countrylist account/countylist account/statelist/{id} Category/GetCategoryLists Category/GetCategoryLists/{id}
Category/GetCategoryDetails/{id} category/catalog category/newarrivals cart/getcartdetails/{id} store/GetLogoImageURL/{id}
Store/GetStaticContent Store/GetStaticContentGroup/{group}/{language} Store/GetLanguages store/getsetupvalues
store/getorderentrysetup store/GetGTMContainerScript Store/getcaptcha Store/ValidateCustomCaptcha/{a}/{b} profile/getnewslettersubscriptions
checkout/getquickorderlist customer/getpaymentoptions
account/login account/register account/retriveforgottenpassword account/logout account/guestlogin
cart/updatequantity cart/removecartitem cart/removeallcartitems cart/getorderheader cart/addbundleitemstocart
cart/viewcomparison cart/addtocart cart/getrewardearnings
category/getpreviousnextimage category/searchbykeyword category/bestsellers category/featuredproducts
category/getredirectandrewriteurl
category/autocomplete
store/getstaticcontents store/getvirtualPage store/sendtofriend store/sendmail store/getlocations
ecomforms/subscribe
product/getcustomerreview product/savereview product/productinfo product/getsimilarproducts product/subscribetowantlist
product/get_bundlediscount product/getpromotionaltags product/getcompareoptions product/get_options
checkout/getshippingquotations checkout/getheader checkout/saveheader checkout/placeorder checkout/get_ordercomplete
checkout/applymanualcoupontoorder checkout/skulookup checkout/addquickorderlisttocart checkout/getquickorderlines
checkout/savequickordercartline checkout/convertquickorderlisttocart checkout/savequickorderlist
checkout/deletequickorderlist checkout/getquickorderlistitems checkout/additemsfromquickorderpad
checkout/convertquotetoorder checkout/quoteordercomplete checkout/savecartasquote checkout/getattachments
checkout/removeattachment checkout/downLoadfile checkout/upload
checkout/processreturnorder
customer/getorderdetails customer/getorderdcountbyperiod customer/getcontactlist customer/deletecontact account/sendapprovalemail
customer/getcustomeraddressbook customer/getorderdetailsforguest
checkout/processmultiplepayment checkout/processadvancepayment checkout/getpaypalpaymentorderstatus
checkout/getmultipaypalpaymentstatus customer/convertedrewardamount
customer/getcustomerpaymenthistory customer/getcustomerfilterpaymenthistory customer/chargeinvoice
checkout/getinvoiceACHpymentdetails
checkout/getperlinecustomeraddressbook checkout/saveorderlineaddress checkout/orderlinesgroupbyaddress
checkout/saveperlineshippingquotations checkout/getshippingquotationsperaddress
checkout/ccstoragevalidation customer/getcreditcardlist customer/getspecificcard
cart/savecartas cart/getsavedcarts cart/removesavedcart cart/RemoveSavedCartAndReloadWidget cart/checkoutwithsavedcart
cart/ShippingCalculator cart/mergesavedcarttocurrentcart cart/copytocart cart/addskutowishlist
cart/getAbandonedCartsExists cart/getAbandonedcartlines cart/getAbandonedcarts checkout/updateabandonlines
`;

/** What does the work of a call under another name, or why nothing needs to be asked. */
export const OTHERWISE: Readonly<Record<string, { readonly by: string } | { readonly because: string }>> = {
  'product/download': { by: 'product/document' },
  'category/gettemplate': { because: 'pages are rendered on the server; there is no template to fetch' },
  'product/gettemplate': { because: 'pages are rendered on the server; there is no template to fetch' },
  'store/getinventorysetupvalues': { by: 'store/getsetupvalues' },
  'store/isapikeyisvalid': { because: 'no maps service is asked, so there is no key to check' },
  'checkout/removecartitem': { by: 'cart/removecartitem' },
  'checkout/removecartallitems': { by: 'cart/removeallcartitems' },
  'checkout/orderlinesreadonly': { by: 'checkout/get_ordercomplete' },
};

export const words = (text: string): readonly string[] => text.trim().split(/\s+/);
